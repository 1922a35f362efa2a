/** Which of the days that a clause may mean it does: of two years the nearer one, and the weeks after a feast. */
import { addDays, type Span } from '../../../base/calendar.ts'
import { findDates } from '../../dates/find-dates.ts'
import type { FoundDate } from '../../dates/found-date.ts'
import { isWholeMonth } from '../context-days.ts'
import { isAhead } from './tense.ts'

/**
 * "fechamos de 4 a 17 de janeiro", said in February, is over: a closing verb of either tense means the nearer days. Days
 * with a name come again every year.
 */
export function nearerClosing(
  folded: string,
  dates: FoundDate[],
  told: boolean,
  text: string,
  today: string,
): FoundDate[] {
  if (
    told ||
    isAhead(folded) ||
    !/\b(?:fechamos|paramos|fechad[oa]s?|nao (?:abrimos|funcionamos|trabalhamos|atendemos))\b/.test(folded)
  )
    return dates
  const back = findDates(text, today, true)
  const gap = (from: string, to: string) => Date.parse(to) - Date.parse(from)
  return dates.map((one, at) => {
    const before = back[at]?.span
    const isNearer =
      one.name === null &&
      before !== undefined &&
      before.to < today &&
      one.span.from > today &&
      gap(before.to, today) < gap(today, one.span.from)
    return isNearer ? { ...one, span: before } : one
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
