import { Section } from '@/ui/section'

const steps = [
  {
    title: 'Escolha um pacote',
    text: 'Pague com cartão, Pix ou boleto. Quanto maior o pacote, maior o bônus.',
  },
  {
    title: 'Receba créditos e cachaça',
    text: 'Os créditos entram com o pagamento confirmado; as garrafas vão até você.',
  },
  {
    title: 'Use nas automações',
    text: 'Drinks, harmonizações, pratos e cardápio, entregues em até 48 horas.',
  },
]

export function HowItWorks() {
  return (
    <Section kind="inner" className="mb-14" title="Como funciona">
      <ol className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="figures grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong font-display font-semibold text-lg"
            >
              {index + 1}
            </span>
            <div className="min-w-0 break-words">
              <h3 className="text-subheading">{step.title}</h3>
              <p className="mt-1 text-fg-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
