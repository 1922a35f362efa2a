/**
 * Reads what the other readers left, in any order of words: the names and figures of a clause are masked, the rules of the
 * automation look for families of words in what is left, and everything that was masked must have a place in the wish.
 */
import type { Draft, DraftUnread, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { piecesOf, trimmed } from './pieces.ts'
import { type Found, longestRun, type Reader, readRun } from './read-run.ts'

const joke = /(?<![a-z])(?:brincadeir\w*|brinks?|zoeira|zueira|kkk\w*)(?![a-z])/

/** A question that is only known to be one, or of which only the food is known. */
const isAnything = (wish: WishContent) =>
  wish.kind === 'question' && (wish.about === 'other' || wish.about === 'aboutFood')

/** The draft with what its unread passages ask for. What concerns somebody's health stays with the owner. */
export function withAnyhow(text: string, draft: Draft, reader: Reader): Draft {
  const open = draft.unread.filter(({ blocking, why }) => !blocking && why === 'unknown')
  const folded = foldInPlace(text).toLowerCase()
  if ((open.length === 0 && !draft.wishes.some(({ wish }) => isAnything(wish))) || joke.test(folded))
    return draft
  const settled = draft.wishes.filter(({ wish }) => !isAnything(wish))
  const vague = draft.wishes.filter(({ wish }) => isAnything(wish))
  const taken: readonly Span[] = [...settled, ...draft.unread.filter((one) => !open.includes(one))]
  const isFree = (span: Span) => !taken.some((one) => meets(one, span))
  const isUnread = (span: Span) => [...open, ...vague].some((one) => meets(one, span))
  const hasOnly = draft.wishes.some(({ wish }) => wish.kind === 'only')
  const pieces = piecesOf(folded, reader.type)
  const found: Found[] = []
  for (let at = 0; at < pieces.length; ) {
    let length = 1
    for (let run = Math.min(longestRun, pieces.length - at); run > 0; run -= 1) {
      const own = pieces.slice(at, at + run)
      const whole = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 }
      if (!isFree(whole) || !isUnread(whole)) continue
      const read = readRun(text, folded, own, reader)
      // "só fruta, polpa não" says twice what is left out.
      if (!read || (hasOnly && read.wishes.some(({ kind }) => kind === 'exclude'))) continue
      found.push({ ...read, from: at, to: at + run })
      length = run
      break
    }
    at += length
  }
  // "dois com rabada e sotaque francês": what is joined by "e" is read as a whole or not at all.
  const isOpen = (at: number) => {
    const piece = pieces[at]
    return piece !== undefined && isFree(piece) && !found.some(({ from, to }) => at >= from && at < to)
  }
  const joins = (at: number) => /^\se\s/.test(folded.slice(pieces[at]?.start ?? 0, pieces[at]?.end ?? 0))
  const kept = found.filter(
    ({ from, to }) => !(joins(to) && isOpen(to)) && !(joins(from) && isOpen(from - 1)),
  )
  if (kept.length === 0) return draft
  const read = kept.map(({ from, to }) => ({
    start: pieces[from]?.start ?? 0,
    end: pieces[to - 1]?.end ?? 0,
  }))
  const wishes = kept.flatMap((one) => one.wishes.map((wish): DraftWish => ({ wish, ...one.span })))
  return {
    ...draft,
    wishes: [
      ...settled,
      ...vague.filter((one) => !read.some((span) => meets(span, one))),
      ...wishes,
    ].toSorted((a, b) => a.start - b.start),
    unread: draft.unread.flatMap((one) => (open.includes(one) ? leftOf(one, read, folded) : [one])),
  }
}

/** What only joins two readings: "quem disputa comigo e se vale abrir". */
const joining = /^(?:se|e|que|mas|ou|ai|entao)$/

/** What no span covers of a passage. */
function leftOf(passage: DraftUnread, read: readonly Span[], folded: string): DraftUnread[] {
  const cuts = read.filter((one) => meets(one, passage))
  if (cuts.length === 0) return [passage]
  let from = passage.start
  const left: DraftUnread[] = []
  for (const { start, end } of [...cuts, { start: passage.end, end: passage.end }]) {
    const span = trimmed(folded, { start: from, end: Math.max(from, Math.min(start, passage.end)) })
    const said = folded.slice(span.start, span.end)
    if (/[\p{L}\p{N}]/u.test(said) && !joining.test(said)) left.push({ ...passage, ...span })
    from = Math.max(from, end)
  }
  return left
}
