/** A sales sheet without dates, of the days that the owner says it covers: only then can amounts be stated per month. */
import type { Sales } from '../../documents/sales.ts'
import { daysBetween } from '../calendar.ts'
import { ofKind, type Wish, type WishOf } from '../request/wish.ts'

/** The sheet with the stated days as its period; a sheet with dates keeps its own. */
export function withStatedPeriod<Sheet extends Sales | null>(sales: Sheet, wishes: readonly Wish[]): Sheet {
  const told = wishes.find((wish): wish is WishOf<'salesPeriod'> => wish.kind === 'salesPeriod')
  return sales === null || sales.period !== null || told === undefined
    ? sales
    : { ...sales, period: { from: told.from, to: told.to } }
}

/** Days that a closed time takes out of a period; 0 for a weekday that is always closed, and for what lies outside. */
export function closedDaysOf(
  { closed, weekdays, weeks, days, from, to, item, only }: WishOf<'date'>,
  period: { from: string; to: string } | null,
): number {
  if (!closed || weekdays !== undefined || item !== undefined || only !== undefined || period === null)
    return 0
  const first = from === undefined || from < period.from ? period.from : from
  const last = to === undefined || to > period.to ? period.to : to
  if (first > last) return 0
  if (days !== undefined) return days
  if (weeks !== undefined) return weeks * 7
  return from === undefined || to === undefined ? 0 : daysBetween(first, last)
}

/**
 * Days of a sheet that sums up its period on which the house was closed, as the owner tells. Of a sheet by weeks or days, the
 * rows themselves show it.
 */
export const closedIn = (sales: Sales | null, wishes: readonly Wish[]): number =>
  sales === null || sales.weeks.length > 0
    ? 0
    : ofKind(wishes, 'date').reduce((sum, wish) => sum + closedDaysOf(wish, sales.period), 0)
