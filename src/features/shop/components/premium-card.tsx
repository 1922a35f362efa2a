import { Check } from 'lucide-react'
import { memo, useState } from 'react'
import { type CachacaBundle, describeBundle, packageDetails } from '@/content/packages'
import type { Product } from '@/data/tables/products'
import { formatList } from '@/format/list'
import { formatMoney, formatPercent, keepAmountsWhole } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { bottleChoice, SwapBottles } from '../delivery/swap-bottles'
import { BuyButton } from './buy-button'

interface PremiumCardProps {
  product: Product
  products: readonly Product[]
}

/** The package without credits: all consulting and an event. */
export const PremiumCard = memo(function PremiumCard({ product, products }: PremiumCardProps) {
  const details = packageDetails[product.id]
  const [choice, setChoice] = useState<CachacaBundle | null>(null)
  const cachaca = details?.includedCachacaValue ?? 0
  const included = [
    'Workshops com a sua equipe',
    `Todas as consultorias: ${formatList(details?.automationNames ?? [])}`,
    'Evento exclusivo no seu restaurante, da ideia à execução',
    `${formatMoney(cachaca)} em cachaça (${formatPercent(cachaca / product.price)}): ${describeBundle(choice ?? details?.suggestedCachacaBundle ?? {}, products)}`,
  ]
  return (
    <Card
      as="article"
      look="plain"
      ground="cane"
      padding="lg"
      className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-[1fr_1.4fr]"
    >
      <div className="flex flex-col items-start">
        <Badge tone="amber">Premium</Badge>
        <h3 className="mt-3 text-heading">{product.name}</h3>
        <p className="figures mt-2 font-display font-semibold text-title">{formatMoney(product.price)}</p>
        <p className="mt-2 text-fg-muted">{keepAmountsWhole(product.description)}</p>
      </div>
      <div className="flex flex-col gap-6">
        <ul className="flex flex-col gap-3">
          {included.map((line) => (
            <li key={line} className="flex gap-3">
              <Check aria-hidden size={20} className="mt-0.5 text-accent" />
              {line}
            </li>
          ))}
        </ul>
        {details && (
          <SwapBottles details={details} products={products} choice={choice} onChoose={setChoice} />
        )}
        <div className="mt-auto sm:max-w-xs">
          <BuyButton
            intent={{ key: product.id, priceId: product.price_id, bottles: bottleChoice(product.id, choice) }}
            productName={product.name}
          />
        </div>
      </div>
    </Card>
  )
})
