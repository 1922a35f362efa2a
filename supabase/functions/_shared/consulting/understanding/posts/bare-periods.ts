/** Periods without a month or a date: "só de 5 a 18", "só essa semana", "mês que vem". */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { daysIn } from '../dates/found-date.ts'
import type { WishContent } from '../text/draft.ts'
import { daysOfText } from './day-phrases.ts'
import type { Statement } from './statement.ts'

const lead = '^(?:(?:so|somente|apenas|quero|posts?|pra|para|de|do|o|a|as|os|calendario) )*'
const span = new RegExp(`${lead}(?:de |do dia |dia |dias )?\\d{1,2} (?:a|ate) (?:o dia )?\\d{1,2}(?: so)?$`)
const week = new RegExp(
  `${lead}(?:(n?[ed]?ss?t?a semana|esta semana|essa semana)|(?:proxima semana|semana que vem))(?: so| mesmo)?$`,
)
const month = new RegExp(
  `${lead}(?:(?:proximo mes|mes que vem)|(esse mes|este mes|neste mes|nesse mes))(?: so| todo| inteiro)?$`,
)

export function readBarePeriod({ text, folded, asks, today, anchor }: Statement): WishContent[] | null {
  if (asks) return null
  if (span.test(folded)) {
    const [days] = daysOfText(text, today, anchor)
    return days && days.to > days.from ? [{ kind: 'period', from: days.from, to: days.to }] : null
  }
  const inWeek = week.exec(folded)
  if (inWeek) {
    const sunday = addDays(today, (7 - weekdayOf(today)) % 7)
    return inWeek[1]
      ? [{ kind: 'period', from: addDays(today, 1), to: sunday > today ? sunday : addDays(today, 7) }]
      : [{ kind: 'period', from: addDays(sunday, 1), to: addDays(sunday, 7) }]
  }
  const inMonth = month.exec(folded)
  if (!inMonth) return null
  const [year = 0, number = 1] = today.split('-').map(Number)
  const last = `${today.slice(0, 8)}${daysIn(year, number)}`
  if (inMonth[1]) return last > today ? [{ kind: 'period', from: addDays(today, 1), to: last }] : null
  const first = addDays(last, 1)
  const [nextYear = 0, nextMonth = 1] = first.split('-').map(Number)
  return [{ kind: 'period', from: first, to: `${first.slice(0, 8)}${daysIn(nextYear, nextMonth)}` }]
}
