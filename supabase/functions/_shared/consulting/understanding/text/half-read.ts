/**
 * A clause is read whole or not at all, because half of it says something else: "três em 30 segundos" must not become "em
 * 30 segundos". Each automation has rules on which of its wishes the unread words beside them would change.
 */
import { type Draft, type DraftUnread, type DraftWish, unreadAt } from './draft.ts'
import { foldInPlace } from './fold.ts'

export type Span = { start: number; end: number }

/** Wishes that are given up, with the passages that they are left to the owner with. */
export type Half = {
  wishes: readonly DraftWish[]
  passages: readonly DraftUnread[]
  /** Words that belong to them besides: the rest of the clause. */
  whole?: Span
}

export type HalfReadRules = {
  /** The stretches of a text that are read whole or not at all. */
  clauses: (folded: string, draft: Draft) => readonly Span[]
  /** What of a clause is only half read. */
  halves: (clause: Span, folded: string, draft: Draft) => readonly Half[]
}

export const isWithin = ({ start, end }: Span, clause: Span) => start >= clause.start && end <= clause.end
export const meets = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** One passage for what is not read, broken only by what is. */
function joined(pieces: readonly Span[], kept: readonly DraftWish[]): DraftUnread[] {
  const passages: DraftUnread[] = []
  for (const { start, end } of pieces.toSorted((a, b) => a.start - b.start)) {
    const last = passages.at(-1)
    const isBroken = last && kept.some((wish) => wish.start >= last.start && wish.start < start)
    if (last && !isBroken) last.end = Math.max(last.end, end)
    else passages.push(unreadAt({ start, end }))
  }
  return passages
}

/** The draft without wishes that are half of what their clause says; their words are left to the owner. */
export function withoutHalves(text: string, draft: Draft, { clauses, halves }: HalfReadRules): Draft {
  const folded = foldInPlace(text)
  let current = draft
  for (const clause of clauses(folded, draft)) {
    for (const { wishes: given, passages, whole } of halves(clause, folded, current)) {
      if (given.length === 0) continue
      const wishes = current.wishes.filter((one) => !given.includes(one))
      const pieces = [...given, ...passages, ...(whole ? [whole] : [])]
      const kept = whole ? [] : wishes.filter((one) => isWithin(one, clause))
      const left = joined(pieces, kept)
      const unread = current.unread.filter(
        (one) => one.blocking || !(passages.includes(one) || left.some((other) => isWithin(one, other))),
      )
      current = { wishes, unread: [...unread, ...left].toSorted((a, b) => a.start - b.start) }
    }
  }
  return current
}

/** Clauses as the matches of a pattern in the folded text. */
export const matching =
  (pattern: RegExp) =>
  (folded: string): Span[] =>
    [...folded.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
