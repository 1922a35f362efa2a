import { CalendarCheck, Gift, ReceiptText, Wine } from 'lucide-react'
import { Section } from '@/ui/section'

const reasons = [
  { icon: Gift, title: 'Bônus em todo pacote', text: 'De 10% a 20% de créditos a mais, conforme o pacote.' },
  {
    icon: Wine,
    title: 'Cachaça para testar',
    text: 'As garrafas acompanham a consultoria: a receita se prova no balcão.',
  },
  {
    icon: CalendarCheck,
    title: '12 meses para usar',
    text: 'Os créditos que vencem primeiro são gastos primeiro, sem que você precise cuidar disso.',
  },
  {
    icon: ReceiptText,
    title: 'Preço fechado',
    text: 'Você paga uma vez, sem mensalidade. Cada automação mostra o custo antes de começar.',
  },
]

export function Reasons() {
  return (
    <Section kind="inner" className="mb-14" title="Por que comprar créditos">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={26} className="text-accent" />
            <h3 className="mt-2 text-subheading">{title}</h3>
            <p className="mt-1 text-fg-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
