/** Shared by all offers: the house's items with costs, and the items that competitors sell cheaper. */
import { cent, everyday, isOwned, itemsOf, type Owned } from './gaps.ts'
import type { OwnItem } from './match.ts'
import type { CompetitorMap } from './schema.ts'

export type Offer = NonNullable<CompetitorMap['offers']>[number]
export type Costed = OwnItem & { price: number; cost: number }

export type Given = {
  map: Pick<CompetitorMap, 'categories' | 'title'>
  menu: readonly OwnItem[]
  /** yyyy-mm-dd */
  today: string
  city: string
}

export const isCosted = (item: OwnItem): item is Costed =>
  item.price !== null && item.cost !== null && item.cost > 0
export const lowered = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`
export const withoutSize = (name: string) => name.replace(/\s*\d+ ?ml\b/i, '')
export const leaves = ({ price, cost }: Costed) => price - cost

/** Items that some competitor sells cheaper, largest difference first. */
export function pressed(map: Given['map'], categories: readonly string[]): Owned[] {
  const lowest = (item: Owned) => Math.min(...everyday(item).map(({ price }) => price))
  return itemsOf({ categories: map.categories.filter(({ name }) => categories.includes(name)) })
    .filter(isOwned)
    .filter((item) => lowest(item) < item.own - cent)
    .toSorted((a, b) => b.own - lowest(b) - (a.own - lowest(a)))
}
