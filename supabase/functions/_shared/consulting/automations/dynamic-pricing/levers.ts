/** What brings money beside prices: what is bought, and what is offered in place of what sells. */
import { itemKind } from '../../base/house/item-kind.ts'
import type { PriceLadder } from '../../base/pricing/limits.ts'
import { paidOf } from '../../base/pricing/paid.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

/** Guests of the cheaper item who take the dearer one when it is offered: an assumption. */
export const oneInTen = 0.1
/** What two quotations take off a purchase, and what a good one does: an assumption. */
export const saving = { careful: 0.03, good: 0.05 } as const

const most = 3

/** What one supplier brings. */
export const beers = 'cervejas'

/** The largest purchases; beers have one supplier. */
export function purchasesOf(items: readonly PricedItemPlan[]): NonNullable<PricingPlan['purchases']> {
  const bought = new Map<string, PricedItemPlan[]>()
  for (const item of items) {
    const beer = itemKind({ name: item.name, section: item.category }) === 'beer'
    const key = beer ? beers : item.name
    bought.set(key, [...(bought.get(key) ?? []), item])
  }
  return [...bought]
    .map(([key, group]) => {
      const monthCost = group.reduce((sum, { cost, units }) => sum + cost * units, 0)
      const paid = group.reduce((sum, item) => sum + paidOf(item) * item.units, 0)
      const names = group.map(({ name }) => name)
      return {
        name: names.length === 1 ? (names[0] ?? key) : key,
        names,
        drink: group.every(({ drink }) => drink),
        monthCost,
        costShare: monthCost / paid,
      }
    })
    .toSorted((a, b) => b.monthCost - a.monthCost)
    .slice(0, most)
}

/** Dearer siblings to offer in place of what sells. */
export function swapsOf(
  items: readonly PricedItemPlan[],
  placeOf: (name: string) => PriceLadder | undefined,
): NonNullable<PricingPlan['swaps']> {
  return items
    .flatMap(({ name, price, heldBack }) => {
      const place = placeOf(name)
      const instead = place?.kind === 'step_up' ? items.find((item) => item.name === place.of) : undefined
      return place?.kind === 'step_up' && instead && heldBack === undefined
        ? [
            {
              offer: name,
              price,
              instead: instead.name,
              gainEach: place.more,
              gain: oneInTen * instead.units * place.more,
            },
          ]
        : []
    })
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, 1)
}

type Purchase = NonNullable<PricingPlan['purchases']>[number]

/** "a compra das cervejas", "os ingredientes de Carne de sol". */
export const purchaseOf = ({ name, names, drink }: Purchase) =>
  names.length > 1 ? `a compra das ${name}` : drink ? `a compra de ${name}` : `os ingredientes de ${name}`

/** R$ that careful purchasing leaves. */
export const savedOn = (purchases: readonly Purchase[]): number =>
  Math.round(purchases.reduce((sum, { monthCost }) => sum + monthCost, 0) * saving.careful)
