/**
 * What items would have sold in the weeks in which they ran out: their usual share of what the rest of the house sells, in the
 * weeks around. A shortage at New Year's would else be repeated a year later, or leave the fullest week of the year unknown.
 */
import type { EngineContext } from '../../base/context.ts'
import { type ItemWish, lostWeeksOf } from './item-wishes.ts'
import type { SheetWeeks } from './read-sheet.ts'

/** Weeks on each side that say what an item's share is, and fewest of them. */
const around = 6
const fewest = 4
/** Longest shortage, in weeks, that the weeks around it can fill: beyond it a season may have changed. */
const longest = 3

export type Shortages = {
  /** What an item would have sold in a week in which it ran out; null for any other. */
  of: (name: string, monday: string) => number | null
  /** What the house lacks of it in that week. */
  lacking: (monday: string, of: 'units' | 'revenue') => number
}

type Filled = { name: string; monday: string; sold: number; units: number; price: number }

function filledOf(
  { sales, weeks, from, to, end }: SheetWeeks,
  itemDates: readonly ItemWish[],
  context: EngineContext,
): Filled[] {
  const items = sales.itemWeeks.map(({ name, units }) => {
    const isLost = lostWeeksOf(name, itemDates, sales, context, end)
    const kept = units.slice(from, to)
    const lost = new Set(weeks.flatMap(({ monday }, at) => (isLost(monday) ? [at] : [])))
    return { name, kept, lost }
  })
  return items.flatMap(({ name, kept, lost }) => {
    if (lost.size === 0 || lost.size > longest) return []
    const price = sales.items.find((item) => item.name === name)?.price ?? 0
    return [...lost].flatMap((at): Filled[] => {
      const gone = items.filter((one) => one.lost.has(at))
      const rest = (week: number) =>
        gone.reduce((sum, one) => sum - (one.kept[week] ?? 0), weeks[week]?.units ?? 0)
      const beside = weeks.flatMap((_, week) =>
        Math.abs(week - at) <= around && gone.every((one) => !one.lost.has(week)) ? [week] : [],
      )
      const sum = (of: (week: number) => number) => beside.reduce((all, week) => all + of(week), 0)
      if (beside.length < fewest || sum(rest) <= 0) return []
      const sold = kept[at] ?? 0
      const units = (sum((week) => kept[week] ?? 0) / sum(rest)) * rest(at)
      return units > sold ? [{ name, monday: weeks[at]?.monday ?? '', sold, units, price }] : []
    })
  })
}

export function shortagesOf(
  sheet: SheetWeeks,
  itemDates: readonly ItemWish[],
  context: EngineContext,
): Shortages {
  const filled = filledOf(sheet, itemDates, context)
  return {
    of: (name, monday) => filled.find((one) => one.name === name && one.monday === monday)?.units ?? null,
    lacking: (monday, of) =>
      filled.reduce(
        (sum, one) =>
          one.monday === monday ? sum + (one.units - one.sold) * (of === 'units' ? 1 : one.price) : sum,
        0,
      ),
  }
}
