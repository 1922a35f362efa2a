/** "Pequi divide opinião, então no máximo dois pratos com ele": so many dishes with what was named just before. */
import { sentenceAt } from './names.ts'
import { amountIn, foodIn, number, type Reader, reads } from './shape.ts'

const why =
  '(?:(\\p{L}+) (?:divide|dividem) (?:muito )?(?:a |as )?opini(?:ao|oes),? (?:entao |por isso |e )?)?'

export const mostWithIt: Reader = reads(
  `${why}(?:no maximo|ate|so|apenas) (?:em )?${number} (?:pratos?|receitas?|del[ae]s) (?:com|levam?|usam?|que levem) (?:el[ea]s?|isso)`,
  ({ 1: divided, 2: most, index = 0 }, { whole }) => {
    const before = sentenceAt(whole, index)
    const clauses = (divided ?? before.slice(0, before.indexOf(whole.slice(index, index + 20)))).split(',')
    const food = clauses.toReversed().flatMap((clause) => foodIn(clause) ?? [])[0]
    const count = amountIn(most)
    return food && count >= 1
      ? [{ kind: 'share', what: food.name, of: 'many', count, bound: 'at_most' }]
      : null
  },
)
