/** "De quatro a seis itens, os que vendem pouco": four leave by order, and up to six if the others cost next to nothing. */
import { amountsIn } from '../text/amount-words.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const range =
  /(?<![a-z\d])(?:(?:de|entre|uns|umas) )?(?<first>\d{1,2}|[a-z]+) (?:a|e|ou|ate) (?<last>\d{1,2}|[a-z]+)(?![a-z\d])/g

/** "ficar com até 22 itens" */
const upTo = /(?<![a-z])(?:ate|no maximo) (?:uns |umas )?(?:\d|[a-z]+ (?:itens|pratos|opcoes|linhas|paginas))/

const countOf = (said = '') => amountsIn(said)[0]?.value

/** The draft in which a cut of "at most so many" keeps the lower end that the owner names. */
export function withCutRanges(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return {
    ...draft,
    wishes: draft.wishes.map((one) => {
      const { wish } = one
      if (wish.kind === 'count' && wish.bound === 'exactly' && upTo.test(folded.slice(one.start, one.end)))
        return { ...one, wish: { ...wish, bound: 'at_most' } }
      if (wish.kind !== 'dropItem' || wish.most === undefined) return one
      for (const { groups } of folded.slice(one.start, one.end).matchAll(range)) {
        const [least, most] = [countOf(groups?.first), countOf(groups?.last)]
        if (least !== undefined && most === wish.most && least < most)
          return { ...one, wish: { ...wish, least } }
      }
      return one
    }),
  }
}
