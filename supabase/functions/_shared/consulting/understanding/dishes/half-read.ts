/** A clause about a part of the menu is read as a whole: half of it would be another wish. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { boundWords, number } from './shape.ts'

const part = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:a )?metade|(?:[oa]s? )?(?:resto|restante|demais|outr[oa]s)|${number} d?el[ae]s|${number} d[oae]s (?:pratos?|principa\\p{L}+|sobremesas?|entradas?|petiscos?|lanches?|itens|opcoes|tempos)|${number}(?: \\p{L}+)? (?:devem?|precisam?|tem que|tenham?|podem?)|(?:${boundWords}) ${number} (?!(?:reais|de|por|min|%|pratos?|petiscos?|lanches?|sobremesas?|entradas?|opcoes|itens|pessoas|dias|r\\$))\\p{L}+)(?!\\p{L})`,
  'gu',
)

const isHealth = ({ wish }: DraftWish) => wish.kind === 'exclude' && wish.why !== 'taste'

/** The draft with the clauses about parts that were read by halves left unread. */
export function withoutHalves(text: string, unreadText: string, draft: Draft): Draft {
  const said = foldInPlace(unreadText)
  let { wishes, unread } = draft
  for (const { index: start } of said.matchAll(part)) {
    const length = said.slice(start).search(/[.,;:!?\n]/)
    const end = length < 0 ? text.length : start + length
    const isIn = (one: { start: number; end: number }) => one.start < end && one.end > start
    const left = unread.filter(isIn)
    const read = wishes.filter((one) => isIn(one) && !isHealth(one))
    if (left.length === 0 || read.length === 0 || left.some(({ blocking }) => blocking)) continue
    const from = Math.min(start, ...read.map((one) => one.start), ...left.map((one) => one.start))
    const to = Math.max(...read.map((one) => one.end), ...left.map((one) => one.end))
    wishes = wishes.filter((one) => !read.includes(one))
    unread = [
      ...unread.filter((one) => !left.includes(one)),
      { start: from, end: to, why: 'unknown' as const, blocking: false, choices: [] },
    ].toSorted((a, b) => a.start - b.start)
  }
  return { wishes, unread }
}
