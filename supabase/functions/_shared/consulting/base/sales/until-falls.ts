/** Price runs that end where the owner dates a fall of the item: what came later is no reaction to the price before. */
import type { Sales } from '../../documents/sales.ts'
import { addDays } from '../calendar.ts'
import { namesItem } from '../request/match-item.ts'
import type { Wish } from '../request/wish.ts'

/**
 * @returns the sheet for measuring reactions, and the items that fell from the owner's day on at one price
 */
export function untilFalls(
  sales: Sales,
  wishes: readonly Wish[],
): { sales: Sales; fallen: ReadonlySet<string> } {
  const falls = wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'whyFell' && wish.item !== undefined && wish.from !== undefined
      ? [{ item: wish.item, from: wish.from }]
      : [],
  )
  const fallen = new Set<string>()
  const items = sales.items.map((item) => {
    const fall = falls.find((one) => namesItem(one.item, { name: item.name, section: item.category }))
    const last = item.prices?.at(-1)
    if (!fall || (last && last.from >= fall.from)) return item
    fallen.add(item.name)
    return item.prices && last && last.to >= fall.from
      ? { ...item, prices: [...item.prices.slice(0, -1), { ...last, to: addDays(fall.from, -1) }] }
      : item
  })
  return { sales: fallen.size === 0 ? sales : { ...sales, items }, fallen }
}
