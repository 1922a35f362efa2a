import type { PricedPlace } from '../../base/pricing/priced-place.ts'
import { reasons } from './left-out.ts'
import type { PricingPlan } from './schema.ts'

/** The prices of a plan that a review may set, and the others with the reason why not. */
export function planPrices({ items, left }: PricingPlan): PricedPlace[] {
  return [
    ...items.map(
      ({ name, price, newPrice, proposed, cost }, index): PricedPlace => ({
        path: `items.${index}.newPrice`,
        item: name,
        today: price,
        proposal: proposed ?? newPrice,
        price: newPrice,
        cost,
      }),
    ),
    ...left.map(
      ({ name, reason, price = null, newPrice = price }, index): PricedPlace => ({
        path: `left.${index}.newPrice`,
        item: name,
        today: price,
        proposal: newPrice,
        price: newPrice,
        cost: null,
        locked: `Fora da conta: ${reasons[reason]}.`,
      }),
    ),
  ]
}
