import * as z from 'zod/mini'
import { monthNames } from '../base/calendar.ts'
import { foldAccents, tokenize } from '../base/language/text.ts'
import { openHours } from '../base/request/calendar-wishes.ts'
import { type Wish, wishFields } from '../base/request/wish.ts'
import { termSchema } from '../base/request/wish-parts.ts'
import { findDates } from '../understanding/dates/find-dates.ts'
import { relativeDate } from '../understanding/dates/relative-dates.ts'
import { weekdaysIn } from '../understanding/dates/weekdays.ts'
import { foldInPlace } from '../understanding/text/fold.ts'
import { numbersIn } from '../understanding/text/numbers.ts'

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The days that a text states, as we read them. */
function daysIn(text: string, today: string): Set<string> {
  const relative = relativeDate(text, today)
  const dates = [...findDates(text, today), ...findDates(text, today, true), ...(relative ? [relative] : [])]
  return new Set(dates.flatMap(({ span }) => [span.from, span.to]))
}

/** Fields whose values come from a list, the lexicon or the menu, and are checked against those. */
const isNamed = (field: string, schema: z.core.$ZodType) =>
  field === 'item' ||
  schema === termSchema ||
  schema instanceof z.ZodMiniEnum ||
  schema instanceof z.ZodMiniLiteral ||
  (schema instanceof z.ZodMiniArray && schema.def.element instanceof z.ZodMiniEnum)

/** Times as owners type them: "2h30" is 2.5. */
const clocks = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)(\d{1,2})\s?h\s?([0-5]\d)?(?!\d)/giu)].map(
    ([, hours, minutes]) => Number(hours) + Number(minutes ?? 0) / 60,
  )

/** How many of a field's unit owners count as one: minutes for seconds, kilos for grams. */
const spokenAs = (wish: Wish, field: string): number =>
  field === 'seconds'
    ? 60
    : field === 'amount' && 'unit' in wish && (wish.unit === 'g' || wish.unit === 'ml')
      ? 1000
      : 1

const monthsIn = (text: string): number[] => {
  const said = foldAccents(text).toLowerCase()
  return monthNames.flatMap((month, at) => (said.includes(foldAccents(month)) ? [at + 1] : []))
}

/** Words of a name that may be the model's own: "férias do colégio" of "o colégio entra de férias". */
const joins = new Set(
  tokenize('a o as os um uma de do da dos das em no na nos nas e com por para pra que feira'),
)

/** What needs no name of its own: a day on which the house is closed ("folga"), and what the report only repeats. */
const needsNoName = (wish: Wish): boolean =>
  wish.kind === 'houseFact' || (wish.kind === 'date' && wish.closed)
const longestName = 60

/**
 * The wish, if its figures and days are in the owner's words that it quotes, and its names in the text around them; null if
 * the model added any. A name that is not needed gives way to the owner's words.
 */
export function stated(wish: Wish, around: string, today: string): Wish | null {
  const numbers = new Set([...numbersIn(wish.text), ...clocks(wish.text)])
  const months = monthsIn(wish.text)
  const words = new Set(tokenize(around))
  const days = daysIn(wish.text, today)
  const weekdays = weekdaysIn(foldInPlace(wish.text))
  const isName = (value: string) => tokenize(value).every((word) => words.has(word) || joins.has(word))
  const isSaid = (value: string) => (isDay(value) ? days.has(value) : value === openHours || isName(value))
  const isOwn = ([field, value]: [string, unknown]): boolean => {
    const schema = wishFields[wish.kind]?.get(field)
    if (schema === undefined || isNamed(field, schema)) return true
    if (field === 'month' && typeof value === 'number') return months.includes(value)
    if (typeof value === 'number')
      return numbers.has(Math.abs(value)) || numbers.has(Math.abs(value) / spokenAs(wish, field))
    if (typeof value === 'string') return isSaid(value)
    if (!Array.isArray(value)) return true
    const allowed = field === 'months' ? months : weekdays
    return value.every((one) => (typeof one === 'string' ? isSaid(one) : allowed.includes(one)))
  }
  const added = Object.entries(wish).filter((entry) => !isOwn(entry))
  if (added.length === 0) return wish
  const isOnlyName = added.every(([field]) => field === 'what') && needsNoName(wish)
  return isOnlyName ? ({ ...wish, what: wish.text.slice(0, longestName).trim() } as Wish) : null
}
