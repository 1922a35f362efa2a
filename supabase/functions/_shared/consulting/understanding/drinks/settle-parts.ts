/** What the whole request says of wishes that were read one by one: dishes that drinks go with, and parts that add up. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Draft, DraftWish } from '../text/draft.ts'

/** Words that stand between a drink and its dish: they are said with it. */
const goesWith = /(?:combin\p{L}+|harmoniz\p{L}+|acompanh\p{L}+|cas[ae]m?|vao? bem|junto|comer)/u

/** The same right before what is eaten: "combinem bem com o hambúrguer". */
const rightBefore = new RegExp(
  `${goesWith.source}(?:\\s+(?:bem|muito|com|[oa]s?|n?oss[oa]s?|meus?|minhas?))*\\s*$`,
  'u',
)

/** A dish beside words for what goes together, or any food right behind them. */
function isEaten({ wish, start, end }: DraftWish, told: string): boolean {
  if (wish.kind !== 'prefer') return false
  const before = /[^.;!?,\n]*$/u.exec(told.slice(0, start))?.[0] ?? ''
  if (rightBefore.test(`${before}${/^com\s/u.test(told.slice(start, end)) ? 'com ' : ''}`)) return true
  return (
    findTerm(wish.what)?.kind === 'dish' && (goesWith.test(before) || goesWith.test(told.slice(start, end)))
  )
}

/**
 * "que combinem com hambúrguer", "para acompanhar o sushi": nothing that is poured, but what the drinks go with. The words
 * around the dish belong to it.
 * @param told the whole text, folded
 */
export function withDishesBeside(draft: Draft, told: string): Draft {
  // "Pode usar saquê junto com a cachaça": what is poured goes with no drink.
  const beside = draft.wishes.filter(
    (one) => isEaten(one, told) && !(one.wish.kind === 'prefer' && /^cachaça/.test(one.wish.what)),
  )
  if (beside.length === 0) return draft
  return {
    ...draft,
    wishes: draft.wishes.map(
      (one): DraftWish =>
        beside.includes(one) && one.wish.kind === 'prefer'
          ? { ...one, wish: { kind: 'question', about: 'bar', what: 'withDish', item: one.wish.what } }
          : one,
    ),
    unread: draft.unread.filter(
      ({ start, end, blocking }) =>
        blocking ||
        !goesWith.test(told.slice(start, end)) ||
        !/^\s*\S+$/u.test(told.slice(start, end)) ||
        !beside.some((dish) => /^\s*(?:com\s+|[oa]s?\s+)*$/u.test(told.slice(end, dish.start))),
    ),
  }
}

/** "combinem com caranguejo, queijo coalho e peixada": what goes on a list of dishes is eaten, too. */
export function withMoreDishes(text: string, draft: Draft): Draft {
  const eaten = draft.wishes.filter(({ wish }) => wish.kind === 'question' && wish.what === 'withDish')
  if (eaten.length === 0) return draft
  const more = new Set<DraftWish>()
  for (const one of draft.wishes.toSorted((a, b) => a.start - b.start)) {
    const goesOn = eaten.some(
      ({ end }) =>
        end <= one.start && /^\s*(?:,|,?\s+e|\s+ou)\s*(?:[oa]s?\s+)?$/u.test(text.slice(end, one.start)),
    )
    if (one.wish.kind !== 'prefer' || !goesOn) continue
    more.add(one)
    eaten.push(one)
  }
  const wishes = draft.wishes.map(
    (one): DraftWish =>
      more.has(one) && one.wish.kind === 'prefer'
        ? { ...one, wish: { kind: 'question', about: 'bar', what: 'withDish', item: one.wish.what } }
        : one,
  )
  return { ...draft, wishes }
}

const besideStrong =
  /^(?:(?!\b(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito)\b)[^.;!?,\n])*\bcom (?:cachaca|alcool)(?:\s+e|\s*,\s*(?:e|mais))\s+(?:mais |outr[oa]s? )?$/u

/** "Quatro drinks leves com cachaça e um sem álcool" are five. @param told the whole text, folded */
export function withAddedParts(draft: Draft, told: string): Draft {
  const totals = draft.wishes.filter(
    ({ wish }) => wish.kind === 'count' && wish.of === undefined && wish.course === undefined,
  )
  const [total] = totals
  const sober = draft.wishes.find(({ wish }) => wish.kind === 'zeroAlcohol' && wish.count !== undefined)
  if (!total || totals.length > 1 || total.wish.kind !== 'count' || total.wish.bound !== 'exactly')
    return draft
  if (sober?.wish.kind !== 'zeroAlcohol' || sober.start < total.end) return draft
  if (!besideStrong.test(told.slice(total.end, sober.start))) return draft
  const { wish } = total
  const count = wish.count + (sober.wish.count ?? 0)
  return {
    ...draft,
    wishes: draft.wishes.map((one) => (one === total ? { ...one, wish: { ...wish, count } } : one)),
  }
}
