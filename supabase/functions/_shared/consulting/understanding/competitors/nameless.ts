/** What is told without a name is of the competitor that the text named last: "lá o suco sai por 7". */
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { unnamed } from './walk/walk.ts'

/** Somebody else, whom the owner does not name. */
const another =
  /(?<!\p{L})(?:outr[oa]s?|uma? (?:carrinho|barraquinha|trailer|ambulante|tiozinho|moco|senhora?|vendedor|loja|lanchonete|bar|barraca)|sem nome|apareceu|surgiu|do outro lado)(?!\p{L})/u

export const withNameless = (text: string, draft: Draft): Draft => {
  const folded = foldInPlace(text).toLowerCase()
  const told = draft.wishes.flatMap(({ wish, start }) =>
    (wish.kind === 'competitorPrice' || wish.kind === 'rivalFact') && wish.competitor !== 'Todos'
      ? [{ competitor: wish.competitor, start }]
      : [],
  )
  const named = told.filter(({ competitor }) => competitor !== unnamed)
  const only =
    new Set(named.map(({ competitor }) => competitor)).size === 1 ? named[0]?.competitor : undefined
  /** Nobody is named where the sentence brings in somebody new. */
  const isAnother = (start: number) => {
    const from = Math.max(
      0,
      ...[...folded.slice(0, start).matchAll(/\.(?!\d)|[;!?\n]/g)].map(({ index }) => index + 1),
    )
    return another.test(folded.slice(from, start + 40))
  }
  return {
    ...draft,
    wishes: draft.wishes.map((one) => {
      const { wish, start } = one
      if ((wish.kind !== 'competitorPrice' && wish.kind !== 'rivalFact') || wish.competitor !== unnamed)
        return one
      const competitor = named.findLast((other) => other.start < start)?.competitor ?? only
      return competitor === undefined || isAnother(start) ? one : { ...one, wish: { ...wish, competitor } }
    }),
  }
}
