/** What was said besides prices, once the competitors and their prices are known. */
import { amountsIn } from '../text/amount-words.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { ofRival } from './rivals-of-questions.ts'
import type { Limit } from './talk/limits.ts'
import { type Around, ownIn, rivalIn } from './talk/named.ts'

type Price = Extract<WishContent, { kind: 'competitorPrice' }>

const sharesWord = (one: string, other: string) => {
  const words = new Set(foldInPlace(one).split(/[^\p{L}]+/u))
  const wanted = foldInPlace(other)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
  return wanted.filter((word) => words.has(word)).length >= Math.min(2, wanted.length)
}

/** "com quatro doses": the doses of a tasting. */
const dosesIn = (folded: string): number | undefined =>
  amountsIn(folded).find(
    ({ end, value }) => value > 1 && value < 13 && /^\s*(?:dos[ei]s?|cachacas)\b/.test(folded.slice(end)),
  )?.value

/** The wishes of a limit or a question; none if its competitor's price is not known. @param folded the words that said it */
export function settled(
  { wish, limit }: { wish?: WishContent; limit?: Limit },
  folded: string,
  prices: readonly DraftWish[],
  around: Around,
): WishContent[] {
  const known = prices.flatMap(({ wish: one }): Price[] => (one.kind === 'competitorPrice' ? [one] : []))
  const names = [...new Set(known.map(({ competitor }) => competitor))]
  if (limit && 'below' in limit) {
    const { item: of, by = 0 } = limit
    const theirs = known.flatMap(({ competitor, item, min }) => {
      const own = competitor === limit.below ? ownIn(foldInPlace(item), around) : undefined
      return own === undefined ? [] : [{ item, own, max: min + by }]
    })
    const found =
      of === null ? theirs : theirs.filter(({ item, own }) => own === of || sharesWord(item, of)).slice(0, 1)
    return found.map(({ own, max }) => ({ kind: 'capPrice', item: of ?? own, max }))
  }
  if (limit) return [limit.wish, ...(limit.more ?? [])]
  if (wish?.kind !== 'question') return wish ? [wish] : []
  const doses = wish.about === 'newItem' ? dosesIn(folded) : undefined
  if (doses !== undefined) return [{ ...wish, what: `${wish.what ?? 'cachaça'} com ${doses} doses` }]
  const rival = ofRival.has(wish.about) ? rivalIn(folded, names) : undefined
  return [rival === undefined ? wish : { ...wish, competitor: rival }]
}
