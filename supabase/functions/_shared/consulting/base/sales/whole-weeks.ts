/** Which weeks of a sheet show what the house usually sells. */
import type { Sales } from '../../documents/sales.ts'
import { addDays, daysBetween, weekdayOf } from '../calendar.ts'
import { median } from '../statistics.ts'

/** Upper median: for an even number the larger of the middle two, so that it is a count of days that occurs. */
export const upperMedian = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Share of the weeks in which a weekday must have sales for the house to open on it. */
const opensOn = 0.6

type Dated = Pick<Sales, 'weeks'> & Partial<Pick<Sales, 'period' | 'weekdays'>>

/** Whether the house opens, as a rule, on one of these days. @param first yyyy-mm-dd */
function opensWithin({ weeks, weekdays = [] }: Dated, first: string, count: number): boolean {
  const open = new Set(
    weekdays.flatMap(({ weekday, days }) => (days >= opensOn * weeks.length ? [weekday] : [])),
  )
  return Array.from({ length: Math.max(0, count) }, (_, at) => weekdayOf(addDays(first, at))).some((day) =>
    open.has(day),
  )
}

/** Whether the sheet begins or ends within a week, so that an open day of it is missing. */
function edges(sales: Dated): { first: boolean; last: boolean } {
  const { weeks, period } = sales
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!period || !first || !last) return { first: false, last: false }
  // A sheet of many weeks keeps only its latest: its first week is then whole.
  const before = period.from > first.monday ? daysBetween(first.monday, period.from) - 1 : 0
  const after = daysBetween(addDays(period.to, 1), addDays(last.monday, 6))
  return {
    first: opensWithin(sales, first.monday, before),
    last: opensWithin(sales, addDays(period.to, 1), after),
  }
}

/** Weeks on each side that a week is compared with, and how far from them it is a feast or a half-closed house. */
const beside = 6
const farFromUsual = 0.3

/** Share of the weeks beside it below which the first or last week of a weekly sheet is incomplete. */
const halfWeek = 0.6

/** A sheet with one row a week does not say how many days a week has. */
function isHalf({ weeks, weekdays = [] }: Dated, at: 0 | -1): boolean {
  const isWeekly = weekdays.length === 0 && weeks.length > beside && weeks.every(({ days }) => days === 1)
  const near = at === 0 ? weeks.slice(1, beside + 1) : weeks.slice(-beside - 1, -1)
  return isWeekly && (weeks.at(at)?.units ?? 0) < halfWeek * median(near.map(({ units }) => units))
}

/**
 * The weeks of the sheet without an incomplete first or last one, which would look like a fall: one that lacks a day on
 * which the house opens, two days of the usual number, or in a weekly sheet almost half of what the weeks beside it sold.
 */
export function wholeWeeks(sales: Dated) {
  const { weeks } = sales
  const usual = upperMedian(weeks.map(({ days }) => days))
  const edge = edges(sales)
  const short = (week: Sales['weeks'][number] | undefined) => week !== undefined && week.days < usual - 1
  const from = edge.first || short(weeks[0]) || isHalf(sales, 0) ? 1 : 0
  const isCut = edge.last || short(weeks.at(-1)) || isHalf(sales, -1)
  const to = isCut && weeks.length - from > 1 ? weeks.length - 1 : weeks.length
  return {
    weeks: weeks.slice(from, to),
    from,
    to,
    partial: weeks.filter((_, index) => index < from || index >= to).map(({ monday }) => monday),
  }
}

/**
 * The sheet with its ordinary weeks alone: without incomplete ones, and without those far from the weeks around them.
 * Its items and its period are still those of all weeks.
 */
export function ordinaryWeeks<Sheet extends Dated & Pick<Sales, 'itemWeeks'>>(sales: Sheet): Sheet {
  if (sales.weeks.length === 0) return sales
  const { weeks, from } = wholeWeeks(sales)
  const units = weeks.map((week) => week.units)
  const kept = units.flatMap((own, at) => {
    const usual = median(units.slice(Math.max(0, at - beside), at + beside + 1))
    return Math.abs(own - usual) <= farFromUsual * usual ? [from + at] : []
  })
  return {
    ...sales,
    weeks: kept.flatMap((at) => sales.weeks[at] ?? []),
    itemWeeks: sales.itemWeeks.map((item) => ({ ...item, units: kept.map((at) => item.units[at] ?? null) })),
  }
}
