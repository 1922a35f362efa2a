/** Which of the days that a clause may mean it does: of two years the nearer one, and the weeks after a feast. */
import { addDays, type Span } from '../../../base/calendar.ts'
import { findDates } from '../../dates/find-dates.ts'
import type { FoundDate } from '../../dates/found-date.ts'
import { isWholeMonth } from '../context-days.ts'
import { eitherTense } from '../past-verbs.ts'
import { isAhead } from './tense.ts'

const gap = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

const isBefore = (one: FoundDate, before: FoundDate, today: string) =>
  one.name === null && before.span.to < today && one.span.from > today

/** Days ahead of which an owner still says "mudamos em janeiro". */
const soon = 92

/** "mudamos em maio" tells of last May, unless the next one is near. "dia 5" alone is the next one. */
export const isChangeBefore = (text: string, one: FoundDate, before: FoundDate, today: string): boolean =>
  isBefore(one, before, today) &&
  gap(today, one.span.from) > Math.min(soon, gap(before.span.to, today)) &&
  (isWholeMonth(one.span) || /\/|\p{L}{3,}/u.test(text.slice(one.start, one.end).replace(/dias?/giu, '')))

/**
 * "fechamos de 4 a 17 de janeiro", said in February, is over: a verb of either tense means the nearer days.
 */
export function nearerClosing(
  folded: string,
  dates: FoundDate[],
  told: boolean,
  text: string,
  today: string,
): FoundDate[] {
  const shuts =
    /\b(?:fechamos|paramos|fechad[oa]s?|nao (?:abrimos|funcionamos|trabalhamos|atendemos))\b/.test(folded)
  if (told || isAhead(folded) || !(shuts || eitherTense.test(folded))) return dates
  const back = findDates(text, today, true)
  return dates.map((one, at) => {
    const before = back[at]
    const isOver =
      before &&
      (shuts
        ? isBefore(one, before, today) && gap(before.span.to, today) < gap(today, one.span.from)
        : isChangeBefore(text, one, before, today))
    return isOver ? { ...one, span: before.span } : one
  })
}

/** "depois do Carnaval": the four weeks after it. "janeiro, depois do dia 10" is a part of that month. */
export function afterwards(folded: string, { span, start, name }: FoundDate): Span | null {
  if (!/\b(?:depois|apos|passad[oa]) (?:d?[aeo]s? )?$/.test(folded.slice(0, start))) return null
  return name === null && isWholeMonth(span) ? null : { from: addDays(span.to, 1), to: addDays(span.to, 28) }
}

/** What used to be, or was only thought of. */
export const usedTo =
  /\b(?:fechava\w*|abria\w*|folgava\w*|fazia|faziam|vendia\w*|era|eram|antigamente|no tempo d\w+|naquele tempo|antes (?:a gente|nos|eu)|quando (?:era|eu era)|pens(?:ou|ei|amos|ava) em)\b/
