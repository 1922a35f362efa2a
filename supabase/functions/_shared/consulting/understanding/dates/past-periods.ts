/** Periods of the past that an owner names, each as its own days: what a calculation is to leave out. */
import { addDays, daysBetween, type Span, weekdayOf } from '../../base/calendar.ts'
import { foldInPlace } from '../text/fold.ts'
import { findDates } from './find-dates.ts'

/** What the days are to be compared with, and not the days themselves: "… agora em dezembro". */
const target = /\b(?:agora(?: em| n[oa])?|para|pra|pro|ate)(?: o| a)? ?(?:mes de )?$/
const ofWeek = /\bsemana (?:inteira )?(?:d[aeo]s? )?$/
/** Says what its month is: the feast that it names gives the reason. */
const subject = /^ (?:tem|teve|e|foi) (?!quando)/
/** Days ahead within which a date without a verb of the past may be the next one. */
const near = 60

/** Monday to Sunday, where the owner speaks of the week of a feast. */
function weekOf({ from, to }: Span): Span {
  const monday = addDays(from, -((weekdayOf(from) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) < to ? to : addDays(monday, 6) }
}

const within = (one: Span, other: Span) =>
  one !== other &&
  one.from >= other.from &&
  one.to <= other.to &&
  daysBetween(one.from, one.to) < daysBetween(other.from, other.to)

type Spoken = Span & { isSubject: boolean }

const shortestMonth = 28
const isMonth = ({ from, to }: Span) => from.endsWith('-01') && daysBetween(from, to) >= shortestMonth

/**
 * The periods that are over, in their order; days in a row are one. Null if a date may be one to come.
 * @param isOver whether the verbs of the text are in the past
 */
export function pastPeriods(text: string, today: string, isOver: boolean): Span[] | null {
  const folded = foldInPlace(text).toLowerCase()
  const [back, ahead] = [findDates(text, today, true), findDates(text, today)]
  const spans: Spoken[] = []
  for (const [at, { span, start, end }] of back.entries()) {
    const lead = folded.slice(0, start)
    if (target.test(lead)) continue
    const next = ahead[at]?.span
    if (span.from >= today || (!isOver && next && next.to >= today && next.from <= addDays(today, near)))
      return null
    const days = ofWeek.test(lead) ? weekOf(span) : span
    const isSubject = subject.test(folded.slice(end))
    spans.push({ from: days.from, to: days.to < today ? days.to : addDays(today, -1), isSubject })
  }
  // "em abril, no aniversário de Fortaleza (13/04)": the day, and not its month; "junho tem São João": the month; "a
  // romaria de Finados, de 29/10 a 2/11": the days, and not the feast.
  const counts = (one: Spoken) => one.isSubject || !isMonth(one)
  const own = spans
    .filter(
      (one) =>
        !spans.some((other) => (!counts(one) && within(other, one)) || (counts(other) && within(one, other))),
    )
    .toSorted((a, b) => a.from.localeCompare(b.from))
  const found: Span[] = []
  for (const { from, to } of own) {
    const last = found.at(-1)
    if (!last || from > addDays(last.to, 1)) found.push({ from, to })
    else if (to > last.to) last.to = to
  }
  return found
}
