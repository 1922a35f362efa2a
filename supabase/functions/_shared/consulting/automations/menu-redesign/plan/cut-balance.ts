/** What a cut costs, where it breaks even, and at how many items the whole plan stands. */

import { cases } from '../cases.ts'
import type { Leaving } from '../cut.ts'
import type { Outlook, RedesignedCategory } from '../schema.ts'

export type CutBalance = {
  /** R$ a month that the items leave today, before anyone orders something else. */
  leaves: number
  /** Share of their guests who must order a neighbour for the plan to break even; null if even all do not suffice. */
  evenShare: number | null
  /** R$ a month lost with items that the owner removes for what they are. */
  owners: number
  /** The dearest ones of the cut, which bring back most if they stay. */
  back: { name: string; loss: number }[]
  /** The largest cut with which the cautious case loses nothing; null if only no cut does. */
  stands: { items: number; careful: number } | null
}

/** R$; amounts of a table are rounded one by one. */
const rounding = 1

/** Null unless the plan loses money because of the cut. */
export function balanceOf(
  outlook: Outlook,
  categories: readonly RedesignedCategory[],
  leaving: ReadonlyMap<string, Leaving>,
  { monthly, items }: { monthly: number; items: number },
): CutBalance | null {
  if (outlook.careful >= 0 || leaving.size === 0) return null
  const gone = categories.flatMap((section) => section.items.filter(({ move }) => move === 'remove'))
  if (gone.length === 0) return null
  const leaves = gone.reduce((sum, item) => sum + item.units * monthly * item.margin, 0)
  const careful = gone.reduce((sum, { effect }) => sum + effect, 0)
  const others = outlook.careful - careful
  // What the neighbours bring back at the cautious share of guests.
  const regained = (leaves + careful) / cases.careful.substitution
  const back = gone
    .flatMap(({ name, effect }) => (leaving.has(name) && effect < 0 ? [{ name, loss: -effect }] : []))
    .toSorted((a, b) => b.loss - a.loss)
  // What the owner removes for its own sake costs what it costs.
  const owners = gone.filter(({ name }) => !leaving.has(name)).reduce((all, { effect }) => all + effect, 0)
  let sum = outlook.careful - owners
  let count = 0
  for (const { loss } of back) {
    if (sum >= -rounding) break
    sum += loss
    count += 1
  }
  return {
    leaves,
    evenShare: regained > 0 && leaves - others <= regained ? (leaves - others) / regained : null,
    back: back.slice(0, 3),
    owners: Math.max(0, -owners),
    // With every item back there is no cut.
    stands:
      sum >= -rounding && count > 0 && count < gone.length
        ? { items: items + count, careful: Math.max(0, sum) }
        : null,
  }
}
