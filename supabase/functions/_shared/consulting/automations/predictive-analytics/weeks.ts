import { addDays, daysBetween } from '../../base/calendar.ts'
import { upperMedian } from '../../base/sales/whole-weeks.ts'
import type { Sales } from '../../documents/sales.ts'

/** Fewest whole weeks for a forecast, and for testing an item. */
export const fewestWeeks = 8

export const addWeeks = (monday: string, weeks: number) => addDays(monday, 7 * weeks)

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
