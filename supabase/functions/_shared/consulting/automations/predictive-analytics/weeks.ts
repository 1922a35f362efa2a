import { addDays, daysBetween } from '../../base/calendar.ts'
import type { Sales } from '../../documents/sales.ts'

/** Fewest whole weeks for a forecast, and for testing an item. */
export const fewestWeeks = 8

export const addWeeks = (monday: string, weeks: number) => addDays(monday, 7 * weeks)

/** Upper median: for an even number the larger of the middle two, so that it is a count of days that occurs. */
const upperMedian = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The weeks of the sheet without an incomplete first or last one, which would look like a fall. */
export function wholeWeeks(sales: Sales) {
  const usual = upperMedian(sales.weeks.map(({ days }) => days))
  const short = (week: Sales['weeks'][number] | undefined) => week !== undefined && week.days < usual - 1
  const { weeks } = sales
  const from = short(weeks[0]) ? 1 : 0
  const to = short(weeks.at(-1)) && weeks.length - from > 1 ? weeks.length - 1 : weeks.length
  return {
    weeks: weeks.slice(from, to),
    from,
    to,
    partial: weeks.filter((_, index) => index < from || index >= to).map(({ monday }) => monday),
  }
}

/** Share of the weeks with the same number of days from which one with fewer had closed days, not slow ones. */
const steady = 0.7
/** Share of its usual days that a week must have to say what the house sells. */
const enough = 0.85

/** The weeks in which a house with regular days was closed on some of them: holidays, works, a shortage of water. */
export function shortWeeks(weeks: Sales['weeks']): string[] {
  const usual = upperMedian(weeks.map(({ days }) => days))
  const isSteady = weeks.filter(({ days }) => days === usual).length >= steady * weeks.length
  return isSteady && usual > 2
    ? weeks.flatMap(({ monday, days }) => (days < enough * usual ? [monday] : []))
    : []
}

/** Every Monday from the first to the last, with the index of its week in the sheet; −1 is a gap. */
export function mondaysOf(mondays: readonly string[]): { monday: string; at: number }[] {
  const first = mondays[0] ?? ''
  const last = mondays.at(-1) ?? first
  const count = Math.ceil(daysBetween(first, last) / 7)
  return Array.from({ length: count }, (_, index) => {
    const monday = addWeeks(first, index)
    return { monday, at: mondays.indexOf(monday) }
  })
}
