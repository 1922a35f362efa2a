import { Wine } from 'lucide-react'
import { memo, useState } from 'react'
import { type CachacaBundle, describeBundle, packageDetails } from '@/content/packages'
import type { Product } from '@/data/tables/products'
import { formatList } from '@/format/list'
import { formatCredits, formatMoney, keepAmountsWhole } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { bottleChoice, SwapBottles } from '../delivery/swap-bottles'
import { BuyButton } from './buy-button'

interface PackageCardProps {
  product: Product
  /** All products, for the names of the included bottles. */
  products: readonly Product[]
}

/** A credit package: price, base, bonus and total, and the included cachaça. */
export const PackageCard = memo(function PackageCard({ product, products }: PackageCardProps) {
  const details = packageDetails[product.id]
  const [choice, setChoice] = useState<CachacaBundle | null>(null)
  return (
    <Card as="article" look={product.is_popular ? 'shadow' : 'border'} className="flex flex-col">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-subheading">{product.name}</h3>
        {product.is_popular && <Badge tone="amber">Mais popular</Badge>}
      </div>
      <p className="figures mt-3 font-display font-semibold text-title">{formatMoney(product.price)}</p>
      <p className="mt-2 text-fg-muted">{keepAmountsWhole(product.description)}</p>
      <DefinitionList
        className="mt-4 border-line border-t"
        items={[
          { term: 'Créditos', value: formatCredits(product.credits) },
          { term: `Bônus (${product.bonus_percentage}%)`, value: `+${formatCredits(product.bonus)}` },
          {
            term: 'Total',
            value: <span className="text-lg">{formatCredits(product.credits + product.bonus)}</span>,
          },
        ]}
      />
      {details && (
        <div className="mt-4 mb-6 text-[0.9375rem]">
          <p className="flex items-start gap-2 font-semibold">
            <Wine aria-hidden size={18} className="mt-0.5 text-accent" />
            {formatMoney(details.includedCachacaValue)} em cachaça inclusa
          </p>
          <p className="mt-1 text-fg-muted">
            {choice ? 'Você escolheu' : 'Sugestão'}:{' '}
            {describeBundle(choice ?? details.suggestedCachacaBundle, products)}
          </p>
          <SwapBottles details={details} products={products} choice={choice} onChoose={setChoice} />
          <p className="mt-3 text-fg-muted">Dá para: {formatList(details.automationNames)}</p>
        </div>
      )}
      <div className="mt-auto">
        <BuyButton
          intent={{ key: product.id, priceId: product.price_id, bottles: bottleChoice(product.id, choice) }}
          productName={product.name}
          variant={product.is_popular ? 'primary' : 'secondary'}
        />
      </div>
    </Card>
  )
})
