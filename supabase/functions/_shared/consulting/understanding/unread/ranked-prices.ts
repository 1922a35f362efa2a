import { type Draft, type DraftUnread, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const clause = /(?:[^.,;!?\n]|(?<=\d)[.,](?=\d))+/g
const ranked =
  /(?<![a-z])(?:ser|seja\w*|continu\w+|fic\w+|fiqu\w+|mant\w+|permanec\w+|segu\w+)(?: \w+){0,4} mais (?:barat[oa]s?|car[oa]s?|em conta)(?! (?:do )?que)(?![a-z])/
const counting = new Set(['count', 'question'])

/** What an owner orders among prices is no price of its own: the whole clause stays with the owner. */
const isFrozen = ({ wish }: DraftWish) =>
  wish.kind === 'keepPrice' || (wish.kind === 'style' && wish.what === 'de custo baixo')

/** "até R$ 6 pratos": an amount of money counts nothing. */
function isCountedMoney({ wish, start, end }: DraftWish, folded: string): boolean {
  if (!counting.has(wish.kind) || !('count' in wish) || wish.count === undefined) return false
  if (wish.kind === 'question' && wish.about !== 'fewChanges') return false
  return new RegExp(`r\\$ ?${wish.count}(?![\\d,.]*\\d)`).test(folded.slice(start, end))
}

/** "a caipirinha tem que continuar a mais barata" freezes nothing. */
export function withoutRanks(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const clauses = [...folded.matchAll(clause)]
    .filter(({ 0: said }) => ranked.test(said))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
  const isWrong = (one: DraftWish) =>
    isCountedMoney(one, folded) ||
    (isFrozen(one) && clauses.some(({ start, end }) => one.start < end && start < one.end))
  const wrong = draft.wishes.filter(isWrong)
  if (wrong.length === 0) return draft
  const left = wrong.map(unreadAt)
  const isNew = ({ start, end }: DraftUnread, at: number) =>
    left.findIndex((one) => one.start === start && one.end === end) === at
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !isWrong(one)),
    unread: [...draft.unread, ...left.filter(isNew)].toSorted((a, b) => a.start - b.start),
  }
}
