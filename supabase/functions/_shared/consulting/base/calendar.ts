/** Days are ISO dates, yyyy-mm-dd, without an hour: the calendar of Ceará. */

const msPerDay = 86_400_000

export const weekdayNames = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10)
}

/** Days from the first to the last, both counted. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / msPerDay) + 1
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

export function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Easter Sunday (Meeus, "Astronomical Algorithms", 1991: the Gregorian computus). */
export function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return isoDay(year, month, day)
}

/** The nth such weekday of a month: the second Sunday of May. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = isoDay(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}
