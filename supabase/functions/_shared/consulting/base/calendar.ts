/** Days are ISO dates, yyyy-mm-dd, in Ceará's time zone, without a time. */

import { foldAccents, joinList } from './language/text.ts'
import { memoized } from './memoized.ts'

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

/** "aos domingos e às segundas" @param days 0 Sunday … 6 Saturday */
export const everyWeek = (days: readonly number[]): string =>
  joinList(
    days.map(
      (day) => `${day === 0 || day === 6 ? 'aos' : 'às'} ${weekdayNames[day]?.replace('-feira', '')}s`,
    ),
  )

export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** The months without accents, as texts that are read are folded. */
export const foldedMonths: readonly string[] = monthNames.map(foldAccents)
/** Source of a pattern for one of {@link foldedMonths}. */
export const monthPattern = `(?:${foldedMonths.join('|')})`

/** The day `count` days later, yyyy-mm-dd; earlier for a negative count. */
export function addDays(day: string, count: number): string {
  return dayAt(daysSince1970(day) + count)
}

/** A forecast asks for the same few hundred days thousands of times. */
const daysSince1970 = memoized((day) => Date.parse(day) / msPerDay)

const dayAt = memoized((days: number) => new Date(days * msPerDay).toISOString().slice(0, 10))

/** "27/11" @param day yyyy-mm-dd */
export const shortDay = (day: string) => day.slice(5).split('-').toReversed().join('/')

/** Days from the first to the last, both included. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / msPerDay) + 1
}

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = memoized((day: string): number => new Date(day).getUTCDay())

/** The day as yyyy-mm-dd; `month` is 1 to 12. */
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

/** The nth given weekday of a month, such as the second Sunday of May. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = isoDay(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}

/** First and last day, both included. */
export type Span = { from: string; to: string }

/** The week of a day, from Monday on. */
export function weekAround(day: string): Span {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) }
}

const days =
  (from: (year: number) => string, to = from) =>
  (year: number): Span => ({
    from: from(year),
    to: to(year),
  })
const fixed = (month: number, day: number) => (year: number) => isoDay(year, month, day)
const fromEaster = (offset: number) => (year: number) => addDays(easter(year), offset)
const fortal = (year: number) => nthWeekday(year, 7, 0, 4)

/**
 * Days and seasons that affect bars and restaurants in Ceará, by the year in which they begin. Fortal lasts from
 * Thursday to July's fourth Sunday. High season and school holidays are one occasion: they coincide, and a sales sheet
 * cannot separate them.
 */
const occasions = {
  Carnaval: days(fromEaster(-50), fromEaster(-46)),
  'Semana Santa': days(fromEaster(-7), easter),
  'Dia das Mães': days((year) => nthWeekday(year, 5, 0, 2)),
  'Dia dos Namorados': days(fixed(6, 12)),
  'São João': days(fixed(6, 24)),
  Fortal: days((year) => addDays(fortal(year), -3), fortal),
  'Dia dos Pais': days((year) => nthWeekday(year, 8, 0, 2)),
  'Black Friday': days((year) => addDays(nthWeekday(year, 11, 4, 4), 1)),
  Natal: days(fixed(12, 25)),
  Réveillon: days(fixed(12, 31)),
  'férias escolares e alta estação de julho': days(fixed(7, 1), fixed(7, 31)),
  'férias escolares e alta estação de verão': days(fixed(12, 15), (year) => isoDay(year + 1, 1, 31)),
} as const satisfies Record<string, (year: number) => Span>

export type OccasionName = keyof typeof occasions

export type Occasion = Span & { name: string; kind: 'date' | 'season' }

/** First and last day of an occasion in a year. */
export const occasionIn = (name: OccasionName, year: number): Span => occasions[name](year)

/** Occasions that overlap a span (both ends included), in order of their days. */
export function occasionsWithin(from: string, to: string): Occasion[] {
  const first = Number(from.slice(0, 4)) - 1
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index)
  return Object.entries(occasions)
    .flatMap(([name, on]) =>
      years.map((year) => {
        const span = on(year)
        return { ...span, name, kind: daysBetween(span.from, span.to) > 10 ? 'season' : 'date' } as const
      }),
    )
    .filter((occasion) => occasion.from <= to && occasion.to >= from)
    .toSorted((a, b) => a.from.localeCompare(b.from))
}
