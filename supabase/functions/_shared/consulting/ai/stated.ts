import * as z from 'zod/mini'
import { tokenize } from '../base/language/text.ts'
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

/** Units of a field that are smaller than those that owners speak in: minutes for seconds, kilos for grams. */
const spokenUnits: Readonly<Record<string, number>> = { seconds: 60, amount: 1000 }

/** Whether every figure, day and name of a wish is in the owner's own words: a model must not add any. */
export function isStated(wish: Wish, today: string): boolean {
  const numbers = new Set([...numbersIn(wish.text), ...clocks(wish.text)])
  const words = new Set(tokenize(wish.text))
  const days = daysIn(wish.text, today)
  const weekdays = weekdaysIn(foldInPlace(wish.text))
  const isSaid = (value: string) =>
    isDay(value) ? days.has(value) : value === openHours || tokenize(value).every((word) => words.has(word))
  return Object.entries(wish).every(([field, value]) => {
    const schema = wishFields[wish.kind]?.get(field)
    if (schema === undefined || isNamed(field, schema)) return true
    if (typeof value === 'number')
      return numbers.has(Math.abs(value)) || numbers.has(Math.abs(value) / (spokenUnits[field] ?? 1))
    if (typeof value === 'string') return isSaid(value)
    return (
      !Array.isArray(value) ||
      value.every((one) => (typeof one === 'string' ? isSaid(one) : weekdays.includes(one)))
    )
  })
}
