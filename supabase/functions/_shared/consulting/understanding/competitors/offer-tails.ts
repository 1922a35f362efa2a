/** "… um combo de X com Y, com desconto de no máximo 10%": how far the offer goes that is asked about, and no other question. */
import { amountsIn } from '../text/amount-words.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const tail = /^(?:e |mas )?(?:com|dando|de) (?:um )?desconto (?:de )?(?:no maximo|ate|maximo de)/
/** Between the two stands little. */
const farthest = 4

export function withOfferTails(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const tails = draft.wishes.flatMap((one) => {
    const said = folded.slice(one.start, one.end)
    const [percent, ...others] = amountsIn(said)
    const offer = draft.wishes.find(
      ({ wish, end }) =>
        wish.kind === 'question' &&
        wish.about === 'promotion' &&
        end <= one.start &&
        one.start - end <= farthest,
    )
    const isTail =
      one.wish.kind === 'question' &&
      one.wish.about === 'lower' &&
      one.wish.item === undefined &&
      tail.test(said)
    return isTail && offer && percent && others.length === 0 && percent.value <= 100
      ? [{ one, offer, percent: percent.value }]
      : []
  })
  return {
    ...draft,
    wishes: draft.wishes.flatMap((wish) => {
      if (tails.some(({ one }) => one === wish)) return []
      const found = tails.find(({ offer }) => offer === wish)
      return [
        found && wish.wish.kind === 'question'
          ? { ...wish, end: found.one.end, wish: { ...wish.wish, percent: found.percent } }
          : wish,
      ]
    }),
  }
}
