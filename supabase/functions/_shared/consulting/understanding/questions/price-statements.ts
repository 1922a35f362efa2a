/** The clauses of a text that are read as a whole, before any reader that looks for words. */
import type { Named } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { askedIn } from './price-asks.ts'
import { readClause } from './price-clauses.ts'
import { binds } from './whole-clauses.ts'

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

/** The clauses of one sentence, longest first, from its beginning. */
function clausesIn(sentence: Sentence, text: string, names: readonly Named[]): DraftWish[] {
  const pieces = cutBefore(sentence)
  const found: DraftWish[] = []
  let isBound = false
  for (let from = 0; from < pieces.length; from += 1) {
    isBound ||= from > 0 && binds.test(pieces[from - 1]?.said ?? '')
    if (isBound) break
    for (let to = Math.min(pieces.length, from + longestRun); to > from; to -= 1) {
      const run = joined(pieces.slice(from, to))
      const { start, end, text: said } = placed(run)
      const read = readClause(said, names)
      if (!read) continue
      const { until } = read
      const words = until && text.slice(start + until.at, start + until.at + until.length)
      for (const wish of read.wishes) found.push({ wish: withUntil(wish, words), start, end })
      pieces.fill({ said: '', at: 0 }, from, to)
      from = to - 1
      break
    }
  }
  return found
}

function cutBefore({ said, at }: Sentence): Sentence[] {
  const places = [0, ...[...said.matchAll(joints)].map(({ index }) => index), said.length]
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
