/** The clauses of a text that are read as a whole, before any reader that looks for words. */
import type { Named } from '../spoken/pieces.ts'
import { order, reason } from '../spoken/read-pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { askedIn } from './asked-prices.ts'
import { binds } from './half-read.ts'
import { subjectOf } from './price-subjects.ts'
import { because, type ReadParts, readClause } from './read-clause.ts'

/** Where a sentence may fall into clauses. */
const joints =
  /,(?!\d)|\s(?=(?:e|mas|porem|so que|e nem)\s)|\s(?=sem (?:subir|aumentar|mexer|reajustar|mudar)\s)/g
/** Longest run of pieces that is tried as one clause. */
const longestRun = 6
const longestSentence = 600

type Placed = { start: number; end: number; text: string }

function placed({ said, at }: Sentence): Placed {
  const lead = /^[\s,]*(?:(?:e|mas|porem|so que)\s+)?(?:[oa]s?\s+)?/.exec(said)?.[0].length ?? 0
  const text = said.slice(lead).replace(/[\s.,;!]+$/, '')
  return { start: at + lead, end: at + lead + text.length, text }
}

function withUntil(wish: WishContent, until: string | undefined): WishContent {
  return until !== undefined && (wish.kind === 'keepPrice' || wish.kind === 'capPrice')
    ? { ...wish, until: until.slice(0, 60) }
    : wish
}

/** "o caldinho é chamariz", "o PF, que é dos trabalhadores": an item, and only what it is. */
const tells =
  /^(?<s>.{2,60}?)(?:,? que)? (?:e|eh|sao|ta|tao|esta|estao|ja (?:e|ta|esta)|vende|sai|faz|traz|atrai|puxa)\s(?!\p{L}*\s?\d)[^\d%]{2,80}$/u
const orders =
  /\b(?:nao|nunca|nem|sub\p{L}+|sob\p{L}+|baix\p{L}+|aument\p{L}+|desconto|mais|menos|ate|maximo|minimo)\b/u

/** A clause that says nothing of whom it is about takes the item that the piece before tells of: "…, deixa em 12". */
function carriedClause(
  pieces: readonly Sentence[],
  at: number,
  said: string,
  names: readonly Named[],
): { wishes: WishContent[]; start: number } | null {
  // "é" is cut like "e".
  const piece = [at - 1, at - 2]
    .filter((from) => (pieces[from]?.said ?? '') !== '')
    .map((from) => placed(joined(pieces.slice(from, at))))
    .find(({ text }) => tells.test(text) && !orders.test(text))
  const subject = tells.exec(piece?.text ?? '')?.groups?.s
  if (!piece || subject === undefined || subjectOf(subject, names) === undefined) return null
  const own = said.replace(/^(?:entao|por isso|ai|assim|esse|essa|ele|ela|isso)\s+/, '')
  for (const clause of [`${subject} ${own}`, `${own} ${subject}`]) {
    const read = readClause(clause, names)
    if (read) return { wishes: read.wishes, start: piece.start }
  }
  return null
}

/** "…, que é o que o vizinho cobra", "…, porque está no outdoor": the reason belongs to the order before it. */
function withReason(pieces: Sentence[], last: number, found: readonly DraftWish[]): number {
  const [next, after] = [pieces[last + 1], found.at(-1)]
  if (
    !next ||
    !after ||
    !reason.test(next.said.replace(/^,/, '')) ||
    order.test(next.said) ||
    /\d/.test(next.said)
  )
    return last
  after.end = placed(next).end
  pieces[last + 1] = { said: '', at: 0 }
  return withReason(pieces, last + 1, found)
}

const sameVerb =
  /^(?:e |nem |mas )?(?:[oa]s? )?(?<s>.{2,60}?) (?:(?:de|em|a|por|ate|ate no maximo|no maximo) )+(?<p>(?:r\$ ?)?\d[\d.,]*(?: ?(?:%|por cento|reais|centavos))?)$/

/** "a picanha não passa de 99 e a maminha de 79, a costela de 85": the verb holds for the pieces that follow. */
function gapped(
  pieces: Sentence[],
  last: number,
  { said, subject, figure }: ReadParts,
  names: readonly Named[],
  found: DraftWish[],
): number {
  let at = last
  // Its words are those of the verb too.
  const first = found.at(-1)?.start ?? 0
  for (let next = last + 1; next < pieces.length; next += 1) {
    const piece = pieces[next]
    if (!piece || piece.said === '') break
    const { end, text } = placed(piece)
    const groups = sameVerb.exec(text.replace(because, ''))?.groups
    if (!groups?.s || !groups.p || subjectOf(groups.s, names) === undefined) break
    const read = readClause(said.replace(subject, groups.s).replace(figure, groups.p), names)
    if (!read) break
    for (const wish of read.wishes) found.push({ wish, start: first, end })
    pieces[next] = { said: '', at: 0 }
    at = next
  }
  return at
}

/** The clauses of one sentence, longest first, from its beginning. */
function clausesIn(sentence: Sentence, text: string, names: readonly Named[]): DraftWish[] {
  const pieces = cutBefore(sentence, text)
  const found: DraftWish[] = []
  let isBound = false
  for (let from = 0; from < pieces.length; from += 1) {
    isBound ||= from > 0 && binds.test(pieces[from - 1]?.said ?? '')
    if (isBound) break
    for (let to = Math.min(pieces.length, from + longestRun); to > from; to -= 1) {
      const run = joined(pieces.slice(from, to))
      const { start, end, text: said } = placed(run)
      const read = readClause(said, names)
      const carried = read ? null : carriedClause(pieces, from, said, names)
      if (carried) for (const wish of carried.wishes) found.push({ wish, start: carried.start, end })
      if (!read && !carried) continue
      if (read) {
        const { until } = read
        const words = until && text.slice(start + until.at, start + until.at + until.length)
        for (const wish of read.wishes) found.push({ wish: withUntil(wish, words), start, end })
      }
      const [clause] = read?.clauses ?? []
      pieces.fill({ said: '', at: 0 }, from, to)
      from = to - 1
      if (clause) from = gapped(pieces, from, clause, names, found)
      from = withReason(pieces, from, found)
      break
    }
  }
  return found
}

/** @param text the owner's letters: "é" is no "e" */
function cutBefore({ said, at }: Sentence, text: string): Sentence[] {
  const joined = [...said.matchAll(joints)].filter(({ index }) => !/é/i.test(text.charAt(at + index + 1)))
  const places = [0, ...joined.map(({ index }) => index), said.length]
  return places
    .slice(0, -1)
    .map((from, index) => ({ said: said.slice(from, places[index + 1]), at: at + from }))
}

const joined = (pieces: readonly Sentence[]): Sentence => ({
  said: pieces.map(({ said }) => said).join(''),
  at: pieces[0]?.at ?? 0,
})

/** The wishes of whole clauses and questions, and the text without them, in place. */
export function readStatements(
  text: string,
  names: readonly Named[],
  today: string,
): { wishes: DraftWish[]; rest: string } {
  const sentences = cut({ said: foldInPlace(text), at: 0 }, sentenceEnds, true).filter(
    ({ said }) => said.length <= longestSentence,
  )
  const wishes = [
    ...askedIn(sentences, text, names, today),
    ...sentences.flatMap((sentence) => clausesIn(sentence, text, names)),
  ].filter(
    (one, at, all) =>
      !all
        .slice(0, at)
        .some((other) => other.start < one.end && one.start < other.end && other.start !== one.start),
  )
  let rest = text
  for (const { start, end } of wishes)
    rest = `${rest.slice(0, start)}${text.slice(start, end).replace(/[^\n]/g, ' ')}${rest.slice(end)}`
  return { wishes, rest }
}
