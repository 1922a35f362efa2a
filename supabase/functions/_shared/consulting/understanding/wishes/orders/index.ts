/**
 * Orders of an owner, sentence by sentence, in any order of words: who or what, what becomes of it, how far, until when,
 * and what is excepted. What they leave of a sentence is read by others.
 */
import { type Draft, type DraftWish, longestText, unreadAt } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { healthWords, minorWords } from '../../text/health-words.ts'
import { sentencesOf } from '../menu-clauses/clauses.ts'
import type { About } from '../menu-plan/reading.ts'
import { askedByTag, isTag } from './asked-items.ts'
import type { LimitContext } from './limit-orders.ts'
import { risingIn } from './limit-orders.ts'
import { piecesOf, plain, type Span } from './pieces.ts'
import { questionsIn } from './questions.ts'
import { ordersIn } from './sentence-orders.ts'

const longestSentence = 600
const joke = /(?<!\p{L})(?:brincadeir\p{L}*|brinks?|zoeira|zueira|mentira|to brincando)(?!\p{L})/u

/** Words that only lead to an order. */
const leading = /^e\s+(?!que\s)/iu

/** A time in the owner's own letters. */
function spelled(wish: DraftWish['wish'], text: string, { start, end }: Span): DraftWish['wish'] {
  if (wish.kind !== 'keepPrice' && wish.kind !== 'capPrice' && wish.kind !== 'keepItem') return wish
  if (wish.until === undefined) return wish
  const said = text.slice(start, end)
  const at = foldInPlace(said).toLowerCase().indexOf(foldInPlace(wish.until))
  return { ...wish, until: (at < 0 ? wish.until : said.slice(at, at + wish.until.length)).slice(0, 60) }
}

/** Each wish once, with the words of all places that say it. */
function once(wishes: readonly DraftWish[]): DraftWish[] {
  const found: DraftWish[] = []
  for (const one of wishes) {
    const same = found.find(({ wish }) => JSON.stringify(wish) === JSON.stringify(one.wish))
    if (!same) found.push({ ...one })
    else if (one.end - same.start <= longestText) same.end = Math.max(same.end, one.end)
  }
  return found
}

/** A full stop, so that the words on both sides are not read as one clause. */
const blank = (text: string, { start, end }: Span) =>
  `${text.slice(0, start)}.${' '.repeat(end - start - 1)}${text.slice(end)}`

/** Reads the orders, and the rest of the text without their words. */
export function withOrders(
  text: string,
  about: Omit<About, 'said'>,
  readRest: (rest: string) => Draft,
): Draft {
  if (joke.test(foldInPlace(text).toLowerCase())) return readRest(text)
  const wishes: DraftWish[] = []
  const loose: Span[] = []
  const parked: Span[] = []
  let rest = text
  let context: LimitContext = { ...about, topic: null, rising: null }
  const sentences = sentencesOf(text)
  for (const [at, sentence] of sentences.entries()) {
    const said = foldInPlace(text.slice(sentence.start, sentence.end)).toLowerCase()
    const asks = text.charAt(sentence.end) === '?'
    const isOfHealth = healthWords.test(said) || minorWords.test(said)
    const pieces = isOfHealth || said.length > longestSentence ? [] : piecesOf(text, sentence)
    const next = sentences[at + 1]
    const tagged = next && text.charAt(next.end) === '?' && isTag(plain(text.slice(next.start, next.end)))
    const byTag =
      tagged && !isOfHealth ? askedByTag(plain(text.slice(sentence.start, sentence.end)), context) : null
    const asked = byTag
      ? [
          {
            ...byTag,
            span: { start: pieces[0]?.start ?? sentence.start, end: (next?.end ?? sentence.end) + 1 },
          },
        ]
      : isOfHealth || rest.slice(sentence.start, sentence.end).trim() === ''
        ? []
        : questionsIn(text, pieces, asks, context)
    for (const one of asked) {
      wishes.push(...one.wishes.map((wish) => ({ wish, start: one.span.start, end: one.span.end })))
      rest = blank(rest, one.span)
    }
    const { found, about: after } = ordersIn(text, asks || asked.length > 0 ? [] : pieces, {
      ...context,
      topic: asked.at(-1)?.topic ?? context.topic,
    })
    for (const { read, span: whole } of found) {
      const led = leading.exec(text.slice(whole.start, whole.end))?.[0].length ?? 0
      const span = { start: whole.start + led, end: whole.end }
      wishes.push(...read.wishes.map((wish) => ({ wish: spelled(wish, text, span), ...span })))
      if (read.left) parked.push({ start: whole.start, end: whole.end })
      else if (read.wishes.length === 0) loose.push({ start: whole.start, end: whole.end })
      rest = blank(rest, whole)
    }
    const rising = risingIn(pieces.map((piece) => piece.said).join(' '))
    context = { ...after, isOld: true, rising: rising ?? (found.length > 0 ? after.rising : null) }
  }
  if (rest === text) return readRest(text)
  const draft = readRest(rest)
  // Leave to do as we think best says something only beside a wish.
  if (wishes.length + draft.wishes.length + parked.length === 0) return readRest(text)
  const all = [...draft.wishes.map((one) => ({ ...one })), ...once(wishes)].toSorted(
    (a, b) => a.start - b.start,
  )
  const left = loose.filter((span) => !isTakenIn(span, all))
  return {
    wishes: all,
    unread: [
      ...draft.unread.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(rest.slice(start, end))),
      ...[...left, ...parked].map(unreadAt),
    ].toSorted((a, b) => a.start - b.start),
  }
}

/** What is left to us goes with the wish beside it, if that has room for its words. */
function isTakenIn({ start, end }: Span, wishes: DraftWish[]): boolean {
  const near =
    wishes.findLast((one) => one.end <= start && end - one.start <= longestText) ??
    wishes.find((one) => one.start >= end && one.end - start <= longestText)
  if (!near) return false
  const [from, to] = [near.start, near.end]
  for (const one of wishes) {
    if (one.start !== from || one.end !== to) continue
    one.start = Math.min(one.start, start)
    one.end = Math.max(one.end, end)
  }
  return true
}
