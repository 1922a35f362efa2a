import { maxWeeks, type Sales } from '../../documents/sales.ts'
import { addDays, daysBetween, weekdayOf } from '../calendar.ts'

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** Weeks within a sheet's period for which it has no rows. */
function missingWeeks({ period, weeks }: Pick<Sales, 'period' | 'weeks'>): number {
  // A longer sheet keeps only its latest weeks; earlier missing weeks had sales.
  if (period === null || weeks.length === 0 || weeks.length >= maxWeeks) return 0
  const spanned = (daysBetween(mondayOf(period.from), mondayOf(period.to)) - 1) / 7 + 1
  return Math.max(0, Math.round(spanned) - weeks.length)
}

/**
 * Days before the first and after the last row of a sheet, within their weeks, on weekdays on which the house never
 * sells. A house that opens from Tuesday to Saturday has sold for whole weeks.
 */
function closedEnds({ period, weekdays = [] }: Pick<Sales, 'period'> & Partial<Pick<Sales, 'weekdays'>>) {
  if (period === null || weekdays.length === 0) return 0
  const open = new Set(weekdays.map(({ weekday }) => weekday))
  const before = addDays(period.from, -1)
  const after = addDays(period.to, 1)
  const toMonday = (weekdayOf(period.from) + 6) % 7
  const toSunday = (7 - weekdayOf(period.to)) % 7
  const closed = (day: string, count: number, step: number) =>
    Array.from({ length: count }, (_, index) => weekdayOf(addDays(day, index * step))).every(
      (weekday) => !open.has(weekday),
    )
      ? count
      : 0
  return closed(before, toMonday, -1) + closed(after, toSunday, 1)
}

/** Days of the last week of a sheet with one row a week: it stands for seven days, and is dated by one of them. */
function undatedDays({ weeks, weekdays }: Pick<Sales, 'weeks'> & Partial<Pick<Sales, 'weekdays'>>): number {
  const isWeekly = weekdays?.length === 0 && weeks.length > 1 && weeks.every(({ days }) => days === 1)
  return isWeekly ? 6 : 0
}

/**
 * Days of a sheet's period except weeks without rows. Those weeks are unknown, and counting them would underestimate
 * the monthly sales of a house with gaps. Closed days at both ends count. 0 without dates.
 */
export function knownDays(sales: Pick<Sales, 'period' | 'weeks'> & Partial<Pick<Sales, 'weekdays'>>): number {
  const { period } = sales
  if (period === null) return 0
  const days = daysBetween(period.from, period.to) + closedEnds(sales) + undatedDays(sales)
  return Math.max(1, days - 7 * missingWeeks(sales))
}

const inWeeks = (count: number) => (count === 1 ? '1 semana' : `${count} semanas`)

/**
 * " (menos 4 semanas sem linha)" if the sheet has gaps.
 * @param days number of days in the gaps
 * @param out number of their weeks that the owner leaves out
 */
export function gapWords(days: number, out = 0): string {
  const weeks = Math.round(days / 7) - out
  const gaps = [
    ...(out > 0 ? [`${inWeeks(out)} que você deixou de fora`] : []),
    ...(weeks > 0 ? [`${inWeeks(weeks)} sem linha`] : []),
  ]
  return gaps.length === 0 ? '' : ` (menos ${gaps.join(' e ')})`
}
