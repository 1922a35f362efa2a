import type { FactOf } from '../../base/facts.ts'
import { perOf, reasonOf, reasons } from './reasons.ts'
import type { PricingPlan } from './schema.ts'

/** One fact for each item of the sheet: also for those that stay as they are, or are left out of the sums. */
export function priceFacts(contents: readonly PricingPlan[]): FactOf<'price'>[] {
  return contents.flatMap(({ items, left, period }) => [
    ...items.map(
      (item): FactOf<'price'> => ({
        kind: 'price',
        item: item.name,
        priceNow: item.price,
        priceNew: item.newPrice,
        reason: reasonOf(item, perOf({ period })),
      }),
    ),
    ...left.map(
      ({ name, reason, price = null, newPrice = price }): FactOf<'price'> => ({
        kind: 'price',
        item: name,
        priceNow: price,
        priceNew: newPrice,
        reason: `fora da conta: ${reasons[reason]}`,
      }),
    ),
  ])
}
