import { weekdayOf } from '../calendar.ts'
import type { WishOf } from './wish.ts'

/** Whether a day belongs to a stated one: weekdays with dates count within them, and without an end from then on. */
export function coversDay({ from, to, weekdays }: WishOf<'date'>, day: string): boolean {
  if (weekdays !== undefined && !weekdays.includes(weekdayOf(day))) return false
  if (from === undefined) return to === undefined ? weekdays !== undefined : day <= to
  return day >= from && (day <= (to ?? from) || (to === undefined && weekdays !== undefined))
}

/** Whether the owner states that the house is closed on a day. */
export const isClosedOn = (dates: readonly WishOf<'date'>[], day: string): boolean =>
  dates.some(
    (date) =>
      date.closed &&
      date.item === undefined &&
      date.days === undefined &&
      // Some weeks of a month: the sheet shows which.
      date.weeks === undefined &&
      coversDay(date, day) &&
      !(date.from === undefined && opensOn(dates, day)),
  )

/** "Fecha toda terça, mas na terça de Carnaval abro": a stated day goes before a weekly one. */
const opensOn = (dates: readonly WishOf<'date'>[], day: string): boolean =>
  dates.some(
    (date) =>
      date.open === true &&
      date.from !== undefined &&
      date.from === (date.to ?? date.from) &&
      date.from === day,
  )
