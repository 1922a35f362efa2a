/** Price runs that end where the owner dates a fall of the item: what came later is no reaction to the price before. */
import type { Sales } from '../../documents/sales.ts'
import { addDays } from '../calendar.ts'
import { namesItem } from '../request/match-item.ts'
import type { Wish } from '../request/wish.ts'

export function untilFalls(sales: Sales, wishes: readonly Wish[]): Sales {
  const falls = wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'whyFell' && wish.item !== undefined && wish.from !== undefined
      ? [{ item: wish.item, from: wish.from }]
      : [],
  )
  if (falls.length === 0) return sales
  return {
    ...sales,
    items: sales.items.map((item) => {
      const fall = falls.find((one) => namesItem(one.item, { name: item.name, section: item.category }))
      const last = item.prices?.at(-1)
      if (!fall || !item.prices || !last || last.from >= fall.from || last.to < fall.from) return item
      return { ...item, prices: [...item.prices.slice(0, -1), { ...last, to: addDays(fall.from, -1) }] }
    }),
  }
}
