import { type Draft, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { questionSentences } from '../text/questions.ts'

const asks = /^[\s,]*(?:e |mas )*(?:o que|que|qual|quais|como|por ?que)(?![a-z])/

/** "O que eu faço com as pizzas que vendem pouco?" orders nothing: what is asked stays for the readers of questions. */
export function withoutAskedOrders(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const sentences = [...folded.matchAll(questionSentences)].flatMap(({ 0: said, index }) =>
    asks.test(said) ? [{ start: index, end: index + said.length }] : [],
  )
  const asked = draft.wishes.filter(
    ({ wish, start, end }) =>
      wish.kind === 'promote' && sentences.some((one) => one.start <= start && end <= one.end),
  )
  return givenBack(draft, asked)
}

const worth =
  /(?:faz(?:eria)? sentido|vale(?:ria)?(?: mesmo)?(?: a pena)?|compensa|devo|devemos|sera que) (?:\w+ ){0,2}(?:mant|deix|continu|segur|fic)\w*/

/** "A lagosta fica muito cara, faz sentido manter?" asks whether it stays, and not what it should cost. */
export function withWorthAsked(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const widened = draft.wishes.map((one) => {
    const end = one.end + (/[.!?;\n]|$/.exec(folded.slice(one.end))?.index ?? 0)
    return one.wish.kind === 'question' &&
      one.wish.about === 'fairPrice' &&
      folded[end] === '?' &&
      worth.test(folded.slice(one.start, end))
      ? { ...one, end, wish: { ...one.wish, about: 'keepWorth' as const } }
      : one
  })
  const changed = widened.filter((one) => !draft.wishes.includes(one))
  return {
    ...draft,
    wishes: widened,
    unread: draft.unread.filter(
      (one) => one.blocking || !changed.some(({ start, end }) => start <= one.start && one.end <= end),
    ),
  }
}

const permits = /(?<![a-z])(?:pode|podem|poderia\w*)(?: ate)? sair$/

/** "O pudim pode sair." allows what "tira o pudim" orders; with a reason behind it, it is an order too. */
export function withPermissions(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return {
    ...draft,
    wishes: draft.wishes.map((one) =>
      one.wish.kind === 'dropItem' &&
      permits.test(folded.slice(one.start, one.end)) &&
      /^\s*(?:[.!;\n]|$)/.test(folded.slice(one.end))
        ? { ...one, wish: { ...one.wish, ifNeeded: true } }
        : one,
    ),
  }
}
