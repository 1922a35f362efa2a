import { BarChart3, LifeBuoy, Sparkles, Wine } from 'lucide-react'
import { Card } from '@/ui/card'

const benefits = [
  { icon: Wine, text: 'Compra de cachaças premium com créditos automáticos' },
  { icon: Sparkles, text: 'Automações de IA personalizadas' },
  { icon: BarChart3, text: 'Dashboard com métricas' },
  { icon: LifeBuoy, text: 'Suporte especializado' },
]

/** What a complete profile unlocks. */
export function Benefits() {
  return (
    <Card as="section" ground="cane" look="plain" padding="lg" aria-labelledby="profile-benefits">
      <h2 id="profile-benefits" className="text-heading">
        Com o perfil completo você tem
      </h2>
      <ul className="mt-5 grid gap-4">
        {benefits.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden size={22} className="mt-0.5 text-accent" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
