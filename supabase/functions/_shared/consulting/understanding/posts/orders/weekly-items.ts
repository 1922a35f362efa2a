/** What the house sells on certain weekdays only: "panelada só no domingo", "a buchada é só quinta". */
import type { Given, Order } from './order.ts'
import { bare, itemOf } from './what.ts'

const only = '(?:so|somente|apenas|exclusivamente)'
const sold =
  '(?:e|eh|tem|temos|sai|saem|rola|fica|faz|fazemos|faco|serv\\w+|sirvo|vend\\w+|sao|e feit[oa]|e servid[oa])'
const small = '(?:n[ao]s?|de|d[ao]s?|aos?|as|em|dia|tod[ao]s?)'

/** The item and then that it is sold only then; the days are taken out of the words before. */
const itemFirst = new RegExp(
  `^(?:(?:e|mas|a|o|as|os|noss[ao]s?|aqui|ja) )*(.{3,60}?),? (?:que )?(?:(?:a gente|nos|aqui) )?(?:${only} ${sold}|${sold} ${only}|${only})(?: ${small})*$`,
)

/** One item of the menu, of no date: what is held on a date keeps its own words. */
export function readWeeklyItem({ clause, folded, said, when, names }: Given): Order | null {
  const { weekdays, from } = when.days
  if (weekdays === undefined || from !== undefined || (clause.asks && clause.last)) return null
  const found = itemFirst.exec(folded)?.[1]
  if (!found || / (?:e|ou|nem) |,|\bnao\b|\bsem\b|\bpost\w*\b/.test(found)) return null
  const at = folded.indexOf(found)
  const item = itemOf(bare(said.slice(at, at + found.length)), names)
  const isItem = names.some(({ name, isSection }) => name === item && !isSection)
  if (item === null || !isItem) return null
  return { wishes: [{ kind: 'date', what: item, closed: false, weekdays }] }
}
