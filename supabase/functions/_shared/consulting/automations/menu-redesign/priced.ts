import type { PricedPlace } from '../../base/pricing/priced-place.ts'
import { reasons } from './reasons.ts'
import type { MenuRedesign } from './schema.ts'

/** The prices of a redesign that a review may set, and the others with the reason why not. */
export function redesignPrices({ categories, combos = [], left }: MenuRedesign): PricedPlace[] {
  const items = categories.flatMap((category) => category.items)
  const costOf = (name: string) => items.find((item) => item.name === name)?.cost ?? null
  return [
    ...categories.flatMap((category, at) =>
      category.items.map(({ name, price, newPrice, proposed, cost, move }, index): PricedPlace => {
        const now = newPrice ?? price
        return {
          path: `categories.${at}.items.${index}.newPrice`,
          item: name,
          today: price,
          proposal: proposed ?? now,
          price: now,
          cost,
          ...(move === 'remove' && { locked: 'Sai do cardápio novo.' }),
        }
      }),
    ),
    ...combos.map(({ dish, addition, full, price, proposed }, index): PricedPlace => {
      const [dishCost, additionCost] = [costOf(dish), costOf(addition)]
      return {
        path: `combos.${index}.price`,
        item: dish,
        with: addition,
        today: full,
        proposal: proposed ?? price,
        price,
        cost: dishCost === null || additionCost === null ? null : dishCost + additionCost,
      }
    }),
    ...left.flatMap(({ name, reason, price = null, newPrice = null }, index): PricedPlace[] => {
      const now = newPrice ?? price
      // Items that are sold but not on the menu also count in the figures.
      return items.some((item) => item.name === name)
        ? []
        : [
            {
              path: `left.${index}.newPrice`,
              item: name,
              today: price,
              proposal: now,
              price: now,
              cost: null,
              locked: `Fora da conta: ${reasons[reason]}.`,
            },
          ]
    }),
  ]
}
