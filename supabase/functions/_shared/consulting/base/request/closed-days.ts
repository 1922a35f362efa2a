import { weekdayOf } from '../calendar.ts'
import type { WishOf } from './wish.ts'

/** Whether a day belongs to a stated one: weekdays with dates count within them, and without an end from then on. */
export function coversDay({ from, to, weekdays }: WishOf<'date'>, day: string): boolean {
  if (weekdays !== undefined && !weekdays.includes(weekdayOf(day))) return false
  if (from === undefined) return weekdays !== undefined
  return day >= from && (day <= (to ?? from) || (to === undefined && weekdays !== undefined))
}

/** Whether the owner states that the house is closed on a day. */
export const isClosedOn = (dates: readonly WishOf<'date'>[], day: string): boolean =>
  dates.some((date) => date.closed && date.days === undefined && coversDay(date, day))
