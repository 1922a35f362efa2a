import { maxWeeks, type Sales } from '../../documents/sales.ts'
import { addDays, daysBetween, weekdayOf } from '../calendar.ts'

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** Weeks within a sheet's period of which it has no row. */
function missingWeeks({ period, weeks }: Pick<Sales, 'period' | 'weeks'>): number {
  // A longer sheet keeps its latest weeks only: what is missing before them was sold.
  if (period === null || weeks.length === 0 || weeks.length >= maxWeeks) return 0
  const spanned = (daysBetween(mondayOf(period.from), mondayOf(period.to)) - 1) / 7 + 1
  return Math.max(0, Math.round(spanned) - weeks.length)
}

/**
 * Days of a sheet's period without the weeks of which it has no row: those are unknown, and thinning a month's sales
 * with them would make every house with a gap look smaller than it is. 0 without dates.
 */
export function knownDays(sales: Pick<Sales, 'period' | 'weeks'>): number {
  const { period } = sales
  return period === null ? 0 : Math.max(1, daysBetween(period.from, period.to) - 7 * missingWeeks(sales))
}

/** " (menos 4 semanas sem linha)", where a sheet has gaps. @param days that they hold */
export function gapWords(days: number): string {
  const weeks = Math.round(days / 7)
  return weeks <= 0 ? '' : ` (menos ${weeks === 1 ? '1 semana' : `${weeks} semanas`} sem linha)`
}
