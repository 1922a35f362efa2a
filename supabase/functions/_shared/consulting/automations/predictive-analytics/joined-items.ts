/** Items of a sheet that the owner says are one: "Baião" and "Baião de dois". */
import { isSameName } from '../../base/match-items.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'

const added = (one: number | null | undefined, other: number | null | undefined) =>
  one == null && other == null ? null : (one ?? 0) + (other ?? 0)

/** The sheet with each pair as one item, by the second name; prices and costs are those of the one that sells more. */
export function joinedItems(sales: Sales, questions: readonly WishOf<'question'>[]): Sales {
  let sheet = sales
  for (const { about, item, other } of questions)
    if (about === 'sameItem' && item !== undefined && other !== undefined)
      sheet = joinedPair(sheet, item, other)
  return sheet
}

function joinedPair(sheet: Sales, item: string, other: string): Sales {
  const find = (name: string) => sheet.items.find((one) => isSameName(one.name, name))
  const [gone, kept] = [find(item), find(other)]
  if (!gone || !kept || gone === kept) return sheet
  const more = gone.units > kept.units ? gone : kept
  const series = (name: string) => sheet.itemWeeks.find((one) => one.name === name)
  const [from, into] = [series(gone.name), series(kept.name)]
  const joint = {
    name: kept.name,
    units: sheet.weeks.map((_, at) => added(from?.units[at], into?.units[at])),
    ...((from?.weekdays || into?.weekdays) && {
      weekdays: [0, 1, 2, 3, 4, 5, 6].map(
        (day) => (from?.weekdays?.[day] ?? 0) + (into?.weekdays?.[day] ?? 0),
      ),
    }),
  }
  return {
    ...sheet,
    items: sheet.items.flatMap((one) =>
      one === gone
        ? []
        : one === kept
          ? [{ ...more, name: kept.name, category: kept.category, units: gone.units + kept.units }]
          : [one],
    ),
    itemWeeks:
      from || into
        ? [...sheet.itemWeeks.filter((one) => one !== from && one !== into), joint]
        : sheet.itemWeeks,
  }
}
