/** Days off work in Brazil, Ceará and Fortaleza, on which houses may change their hours. */
import { addDays, easter } from './calendar.ts'

/** Holidays on a fixed day. */
const fixed = new Set('01-01 03-19 03-25 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '))

/** Eves on which houses change their hours as on a holiday. */
const eves = new Set(['12-24', '12-31'])

/** Days from Easter to the holidays that follow it: Carnival, Good Friday, Easter itself, Corpus Christi. */
const fromEaster = [-48, -47, -2, 0, 60]

/** Whether a day is a holiday; the eves of the last two are none. */
export function isDayOff(day: string): boolean {
  const sunday = easter(Number(day.slice(0, 4)))
  return fixed.has(day.slice(5)) || fromEaster.some((days) => addDays(sunday, days) === day)
}

/** Whether a day is a holiday or the eve of Christmas or New Year, when the usual hours may not apply. */
export const isHoliday = (day: string): boolean => eves.has(day.slice(5)) || isDayOff(day)

/** Whether a day is before a holiday and no holiday itself. */
export const isEve = (day: string): boolean => isDayOff(addDays(day, 1)) && !isDayOff(day)
