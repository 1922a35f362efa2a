/** "9/3 recebo excursão de Recife, 45 lugares": guests who are expected, and no event to announce. */
import { shortDay } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const group =
  /\b(?:chega\w*|vem|recebo|recebemos|receber|vou receber|vai vir|vira)\b(?: aqui| na casa)?(?: um| uma| dois| duas)? (grupos?|excurs\w+|onibus|caravana|van|vans|turma|delegacao)\b(.*)$/
const people = /\b(\d{1,4}) (?:pess\w*|pax|gente|lugares|convidados|turistas)\b/

const orders = /\b(?:nao|post\w*|divulg\w+|anunci\w+|conv\w+)\b/

/** The fact of the house; null for any other clause. */
export function readExpectedGroup({ said, folded, isAsked, today }: PostClause): WishContent[] | null {
  const found = isAsked ? null : group.exec(folded)
  const count = people.exec(folded)?.[1]
  const [day, ...more] = findDates(said, today).filter(({ name }) => name === null)
  // Several thoughts between commas are none of its own.
  const isOne = !/,(?!\s*\d)/.test(said) && more.length === 0
  if (!found?.[1] || !count || !day || !isOne || orders.test(folded)) return null
  const at = folded.indexOf(found[1])
  const name = said
    .slice(at)
    .replace(/[ ,(]*\d{1,4} (?:pess\p{L}*|pax|gente|lugares|convidados|turistas)\)?.*$/iu, '')
    .trim()
  return [
    {
      kind: 'houseFact',
      about: 'context',
      what: `${shortDay(day.span.from)}: ${name}, ${count} pessoas`.slice(0, 120),
    },
  ]
}
