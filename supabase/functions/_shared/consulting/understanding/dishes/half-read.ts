/** A clause about a part of the menu is read as a whole: half of it would be another wish. */
import type { DraftWish } from '../text/draft.ts'
import { type HalfReadRules, matching, meets } from '../text/half-read.ts'
import { boundWords, number } from './shape.ts'

const part = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:a )?metade|(?:[oa]s? )?(?:resto|restante|demais|outr[oa]s)|${number} d?el[ae]s|${number} d[oae]s (?:pratos?|principa\\p{L}+|sobremesas?|entradas?|petiscos?|lanches?|itens|opcoes|tempos)|${number}(?: \\p{L}+)? (?:devem?|precisam?|tem que|tenham?|podem?)|(?:${boundWords}) ${number} (?!(?:reais|de|por|min|%|pratos?|petiscos?|lanches?|sobremesas?|entradas?|opcoes|itens|pessoas|dias|r\\$))\\p{L}+)(?!\\p{L})`,
  'gu',
)

const isHealth = ({ wish }: DraftWish) => wish.kind === 'exclude' && wish.why !== 'taste'

/** Clauses about parts of the menu that were read by halves. */
export const halfReadDishes: HalfReadRules = {
  clauses: (folded) =>
    matching(part)(folded).map(({ start }) => {
      const length = folded.slice(start).search(/[.,;:!?\n]/)
      return { start, end: length < 0 ? folded.length : start + length }
    }),
  halves: (span, _folded, { wishes, unread }) => {
    const passages = unread.filter((one) => meets(one, span))
    if (passages.length === 0 || passages.some(({ blocking }) => blocking)) return []
    const whole = { start: span.start, end: span.start }
    return [{ wishes: wishes.filter((one) => meets(one, span) && !isHealth(one)), passages, whole }]
  },
}
