/**
 * "um deles sem cachaça" asks for one drink without, and "tira o álcool de todos" for drinks without alcohol. Neither
 * refuses what a card of drinks is made of, which would refuse the whole request.
 */
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numbersIn } from '../text/numbers.ts'
import { sentenceAround } from '../text/sentence-around.ts'

/** How many: the figure or its word next before the refusal, in the same sentence. */
const counted = /(?<![a-z\d])(?<count>\d{1,2}|um|uma|dois|duas|tres|quatro|cinco)(?! ?%)(?: [a-z]+){0,4},? *$/
/** A part of the drinks, however many, or one more way to serve them. */
const part =
  /(?<![a-z\d])(?:\d+ ?%|metade|parte|terco|alguns?|algumas?|entre eles|deles|delas|opc[a-z]+|versao|versoes|tambem|outr[oa]s?|um|uma|uns|umas|dois|duas|tres|quatro|cinco|poder)(?![a-z])[^.;!?\n]*$/

const refusing = /(?<![a-z])(?:sem|nao|nada|nem|tir[a-z]+|fora)(?![a-z]).*$|(?<![a-z])cachaca.*$/

/** What all of them are is no ingredient: "essa não entra em drink nenhum". */
const ofAll = /^(?:drinks?|drinques?|coqueteis|bebidas?)$/i

const isRefusal = ({ wish }: DraftWish, what: string): boolean =>
  wish.kind === 'exclude' && wish.what === what && wish.why === 'taste'

/** The draft of a card of drinks in which only a refusal of all cachaça is one. */
export function withPartRefusals(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  /** The sentence up to the words that refuse it. */
  const before = ({ start, end }: DraftWish) =>
    folded.slice(sentenceAround(folded, { start, end }).start, start) +
    folded.slice(start, end).replace(refusing, '')
  const unread = [...draft.unread]
  /** The number of all drinks, where this is one: "cinco drinks sem cachaça". */
  const isAll = (count: number) =>
    draft.wishes.some(({ wish }) => wish.kind === 'count' && wish.count === count) &&
    !draft.wishes.some(({ wish }) => wish.kind === 'count' && wish.count > count)
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    if (one.wish.kind === 'exclude' && ofAll.test(one.wish.what)) return []
    if (isRefusal(one, 'bebidas alcoólicas')) return [{ ...one, wish: { kind: 'zeroAlcohol' } }]
    if (!isRefusal(one, 'cachaça') || !part.test(before(one))) return [one]
    const [count] = numbersIn(counted.exec(before(one))?.groups?.count ?? '')
    if (count !== undefined && isAll(count)) return [one]
    if (count !== undefined)
      return [{ ...one, wish: { kind: 'share', what: 'cachaça', of: 'many', count, without: true } }]
    unread.push(unreadAt(one))
    return []
  })
  // "dois para quem dirige, sem nada de álcool": it says once more of the two what they are without.
  const some = wishes.filter(({ wish }) => wish.kind === 'zeroAlcohol' && wish.count !== undefined)
  const isEcho = (one: DraftWish) =>
    one.wish.kind === 'zeroAlcohol' &&
    one.wish.count === undefined &&
    one.wish.part === undefined &&
    some.some((other) => other.end <= one.start && !/[.;!?\n]/.test(text.slice(other.end, one.start)))
  return {
    ...draft,
    wishes: wishes.filter((one) => !isEcho(one)),
    unread: unread.toSorted((a, b) => a.start - b.start),
  }
}
