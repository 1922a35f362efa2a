/** Clauses of one statement that commas separate. */
import { addDays } from '../../base/calendar.ts'
import { daysAfterMonth } from '../dates/days-after-month.ts'
import { nameWithout, type Slice } from '../dates/entries.ts'
import { findDates } from '../dates/find-dates.ts'
import type { FoundDate } from '../dates/found-date.ts'
import { foldInPlace } from '../text/fold.ts'
import { asks, closed, leftOut, onlyDays, onlyEffect, onlyRemark } from './context-words.ts'

/**
 * Clauses that a comma separates although they belong together: what is left out with its days ("tirar a semana da greve,
 * 3 a 9/8"), and a day with its expected sales ("dia 28 tem show, uns 30% a mais").
 */
export function joined(text: string, clauses: readonly Slice[], today: string): Slice[] {
  const whole: Slice[] = []
  for (const clause of clauses) {
    const before = whole.at(-1)
    const dates = findDates(clause.text, today)
    const remarks = before !== undefined && onlyRemark.test(foldInPlace(clause.text).trim())
    const belongs =
      remarks ||
      (before !== undefined &&
        text[before.start + before.text.length] === ',' &&
        (dates.length === 0
          ? onlyEffect.test(foldInPlace(clause.text)) && findDates(before.text, today).length > 0
          : onlyDays.test(foldInPlace(nameWithout(clause.text, dates)).trim()) &&
            takesDays(foldInPlace(before.text), findDates(before.text, today), dates))) ||
      (before !== undefined && dates.length < 2 && isOfMonth(text, before, clause))
    if (belongs && before) {
      before.bare ??= before.text
      before.text = text.slice(before.start, clause.start + clause.text.length)
    } else whole.push({ ...clause })
  }
  return whole
}

/** "em julho fechei para pintura, do dia 7 ao dia 14": the days are those of the month before. */
const isOfMonth = (text: string, before: Slice, { start, text: said }: Slice) =>
  daysAfterMonth(foldInPlace(text.slice(before.start, start + said.length))).some(
    (days) => days.start + before.start >= start && days.named.start + before.start < start,
  )

/** "a romaria, de 30/1 a 2/2": whether the days after a comma are those of what stands before it. */
const takesDays = (before: string, dates: readonly FoundDate[], days: readonly FoundDate[]) =>
  leftOut.test(before) || explains(dates, days)
    ? dates.length === 0 || explains(dates, days)
    : !asks.test(before) &&
      !closed.test(before) &&
      !/\b(?:quero|queria|preciso|previs|semanas)/.test(before) &&
      (dates.length === 0 || dates.every(({ name }) => name !== null))

/** "não abrimos no Carnaval, de 8 a 10 de fevereiro": the days lie within the feast. */
const explains = (dates: readonly FoundDate[], days: readonly FoundDate[]) => {
  const [feast, ...more] = dates
  return (
    feast !== undefined &&
    feast.name !== null &&
    more.length === 0 &&
    days.length > 0 &&
    days.every(
      ({ span }) => span.from >= addDays(feast.span.from, -2) && span.to <= addDays(feast.span.to, 2),
    )
  )
}
