import type { EngineContext } from '../../base/context.ts'
import { houseItems, known, usedMenu } from '../../base/house/own-menu.ts'
import { demandedPrice, type PriceLimits } from '../../base/pricing/limits.ts'
import { listedPrice, paidLately } from '../../base/pricing/paid.ts'
import { isOddPrice } from '../../base/pricing/price-step.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import type { PricingPlan } from './schema.ts'

/** An item with what the house knows of it. */
export type Known = SalesItem & {
  /** Average price that guests paid, R$, if it differs from the price. */
  paid?: number
  /** Menu price in R$, if the sheet's price is far from it. */
  onMenu: number | null
  /** The owner takes it off the menu. */
  leaves?: true
}

export type Countable = Known & { price: number; cost: number }

export function reasonOf({ units, price, cost, onMenu, leaves }: Known) {
  if (leaves) return 'leaves'
  if (onMenu !== null) return 'odd_price'
  if (units === 0) return 'no_sales'
  if (price === null) return 'no_price'
  return cost === null ? 'no_cost' : null
}

export const isCountable = (item: Known): item is Countable => reasonOf(item) === null

/** Fills in what the sheet does not say about an item, from the house's menu. A price or cost of 0 is unknown. */
export function completed(sales: Sales, context: EngineContext): { items: Known[]; costs: number } {
  const find = houseItems(context.house)
  const { dropsItem } = requirementsOf(context.sheet)
  let costs = 0
  const items = sales.items.map((item): Known => {
    const own = find(item.name)
    const cost = known(item.cost) ?? known(own?.cost)
    if (cost !== null && known(item.cost) === null) costs += 1
    const category = item.category ?? own?.section ?? null
    const priced = listedPrice(known(paidLately(item)), known(own?.price), known(item.listed))
    return {
      ...item,
      category,
      ...(dropsItem({ name: item.name, section: category }) && { leaves: true }),
      price: priced?.price ?? null,
      ...(priced?.paid !== undefined && { paid: priced.paid }),
      cost,
      onMenu: isOddPrice(known(item.price), known(own?.price)) ? known(own?.price) : null,
    }
  })
  return { items, costs }
}

/** Which data came from the house. */
export const houseNotes = ({ house }: EngineContext, costs: number): string[] =>
  costs > 0 ? [usedMenu(house, costs, 'o custo de ')] : []

/** What cannot be calculated, dearest in sales first: a cost that is missing there is worth fetching first. */
export const leftOf = (
  sold: readonly Known[],
  limitsOf: (item: { name: string; section: string | null; price: number }) => PriceLimits,
): PricingPlan['left'] =>
  sold
    .toSorted((a, b) => b.units * (b.price ?? 0) - a.units * (a.price ?? 0))
    .flatMap((item) => {
      const { name, category, onMenu } = item
      const price = onMenu ?? item.price
      const reason = reasonOf(item)
      if (!reason) return []
      const newPrice =
        price === null ? null : (demandedPrice(limitsOf({ name, section: category, price }), price) ?? price)
      return [
        {
          name,
          reason,
          price,
          newPrice,
          ...(onMenu !== null && item.price !== null && { inSheet: item.price }),
        },
      ]
    })
