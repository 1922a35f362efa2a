/** The year of a date by the words around it: "esse ano", and what never was before. */
import type { FoundDate } from '../dates/found-date.ts'
import { foldInPlace } from '../text/fold.ts'

const thisYear = /\b[nd]?(?:est|ess)e ano\b/
const moving = /carnaval|pascoa|semana santa|paixao|corpus|cinzas/

/** "Esse ano, no dia 13 de dezembro", whatever is told beside it: dates are in the year that is said. */
export function ofThisYear(folded: string, dates: FoundDate[], today: string): FoundDate[] {
  if (!thisYear.test(folded) || /\bano (?:passado|que vem)\b/.test(folded)) return dates
  const year = today.slice(0, 4)
  const inYear = (day: string, by: number) => `${Number(day.slice(0, 4)) + by}${day.slice(4)}`
  return dates.map((date) => {
    const by = Number(year) - Number(date.span.from.slice(0, 4))
    const isFixed = date.name === null || !moving.test(foldInPlace(date.name).toLowerCase())
    return by === 0 || !isFixed
      ? date
      : { ...date, span: { from: inYear(date.span.from, by), to: inYear(date.span.to, by) } }
  })
}

/** "dia 5 vem uma excursão que nunca veio": still to come. */
export const neverBefore =
  /\b(?:que |coisa que )?(?:nunca|nao|nem) (?:teve|houve|tinha|tivemos|aconteceu|veio|vieram|vi|existiu)\b(?: (?:isso|antes|aqui|parecido|igual|n?o ano passado))*/g
