import { memo, useState } from 'react'
import { bottleDetails } from '@/content/packages'
import type { Product } from '@/data/tables/products'
import { formatCredits, formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { Bottle } from '@/ui/illustrations/bottle'
import { BuyButton } from './buy-button'
import { QuantityStepper } from './quantity-stepper'

/** A cachaça sold by the bottle. */
export const BottleCard = memo(function BottleCard({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1)
  const details = bottleDetails[product.id]
  return (
    <Card as="article" className="flex flex-col">
      <div className="flex gap-4">
        <div className="w-16 shrink-0 sm:w-20">
          <Bottle variant={details?.look ?? 'clear'} name={product.name.replace(/^Cachaça /, '')} />
        </div>
        <div className="min-w-0">
          <h3 className="text-subheading">{product.name}</h3>
          <p className="figures mt-1 font-semibold">
            {formatMoney(product.price)}
            <span className="font-normal text-fg-muted"> · {details?.mlPerUnit ?? 500} ml</span>
          </p>
          <p className="text-fg-muted text-sm">Rende {formatCredits(product.credits)} por garrafa</p>
          {product.is_popular && (
            <Badge tone="amber" className="mt-2">
              Mais popular
            </Badge>
          )}
        </div>
      </div>
      <p className="mt-4 text-fg-muted">{product.description}</p>
      {details && <p className="mt-2 text-[0.9375rem]">Melhor para: {details.bestFor}.</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-5 pb-4">
        <QuantityStepper
          of={product.name}
          value={quantity}
          max={product.max_quantity ?? 1}
          onChange={setQuantity}
        />
        <p aria-live="polite" className="figures text-right text-sm">
          <span className="block font-semibold text-base">{formatMoney(product.price * quantity)}</span>
          {formatCredits(product.credits * quantity)}
        </p>
      </div>
      <BuyButton
        intent={{ key: product.id, priceId: product.price_id, quantity }}
        productName={product.name}
        variant="secondary"
      />
    </Card>
  )
})
