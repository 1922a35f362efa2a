/** "carnaval é dia 9/2 e a gente abre todos os dias do carnaval": the feast's own days, whatever one of them is called. */
import { addDays, type Span, weekdayOf } from '../../base/calendar.ts'
import type { FoundDate } from '../dates/found-date.ts'
import type { WishContent } from '../text/draft.ts'

const allOfIt =
  /\b(?:todos os (?:\w+ )?dias|o|os (?:4|5|quatro|cinco) dias) (?:d[eo] )?carnaval(?: (?:todo|inteiro))?\b|\bcarnaval (?:todo|inteiro|completo)\b|\btodos os dias\b/

/** Carnaval from Saturday to Tuesday, where a clause speaks of all of it; null for any other clause. */
export function wholeCarnaval(folded: string, dates: readonly FoundDate[]): FoundDate | null {
  const named = dates.find(({ name }) => name === 'Carnaval')
  if (!named || !/\b(?:abr|funcion|trabalh)\w*/.test(folded) || !allOfIt.test(folded)) return null
  if (/\bcarnaval\b/.test(folded) && dates.some(({ span }) => span.from < addDays(span.to, -6))) return null
  // "carnaval é dia 9/2": its Tuesday, by the owner's calendar.
  const stated = dates.find(({ name, span }) => name === null && span.from === span.to)
  const tuesday = stated && weekdayOf(stated.span.from) === 2 ? stated.span.from : addDays(named.span.from, 3)
  const span: Span = { from: addDays(tuesday, -3), to: tuesday }
  return { ...named, span }
}

/** "abrimos o carnaval todo, menos na quarta de cinzas": a day taken out of those just opened. */
export const excepts = (folded: string, before: WishContent | undefined): boolean =>
  before?.kind === 'date' && before.open === true && /^(?:menos|exceto|tirando|so nao|fora) /.test(folded)
