/** Passages that a reader of its own understands as a whole, so that the word-by-word reader does not see them. */
import { type Draft, type DraftUnread, type DraftWish, unreadAt, type WishContent } from './draft.ts'
import { foldInPlace } from './fold.ts'

/**
 * A passage with its wishes; `end` exclusive. Without wishes it stays visible as not understood, and no other reader
 * sees it. `within`: the parts that are taken, if other readers read the rest of it.
 */
export type Passage = {
  start: number
  end: number
  wishes: readonly WishContent[]
  within?: readonly { start: number; end: number }[]
}

/** Finds passages in a folded text. */
export type PassageReader = (folded: string) => readonly Passage[]

/** A reader of everything that a pattern finds; null leaves the passage to other readers. */
export const byPattern =
  (words: RegExp, wishesOf: (found: RegExpMatchArray) => readonly WishContent[] | null): PassageReader =>
  (folded) =>
    [...folded.matchAll(words)].flatMap((found) => {
      const wishes = wishesOf(found)
      return wishes === null
        ? []
        : [{ start: found.index ?? 0, end: (found.index ?? 0) + found[0].length, wishes }]
    })

/** The text with a full stop and blanks in the place of each span, so that the words on both sides do not join. */
export const blankOut = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}.${' '.repeat(end - start - 1)}${rest.slice(end)}`,
    text,
  )

/** Someone's health may depend on the words: they are left to the readers of allergies. */
const health = /alerg|alergi|celiac|intoler|anafil|gravid|gestante/u

/** Reads the passages first, in the order of the readers, and the rest of the text without their words. */
export function takeOut(
  text: string,
  readers: readonly PassageReader[],
  readRest: (rest: string) => Draft,
): Draft {
  let rest = text
  const wishes: DraftWish[] = []
  const unread: DraftUnread[] = []
  for (const read of readers) {
    const folded = foldInPlace(rest)
    for (const { start, end, wishes: found, within = [{ start, end }] } of read(folded)) {
      // Two passages of one reader may overlap: the first counts.
      if (health.test(folded.slice(start, end)) || rest.slice(start, end) !== text.slice(start, end)) continue
      wishes.push(...found.map((wish) => ({ wish, start, end })))
      if (found.length === 0) unread.push(unreadAt({ start, end }))
      rest = blankOut(rest, within)
    }
  }
  const draft = readRest(rest)
  if (rest === text) return draft
  return {
    ...draft,
    wishes: [...draft.wishes, ...wishes],
    unread: [
      ...draft.unread.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(rest.slice(start, end))),
      ...unread,
    ],
  }
}

const joint = /(?<!\p{L})(?:e\s+(?:[oa]s?\s+)?|[oa]s?\s+)$/iu

/** The text with blanks for what was read, and for the "e" and the article before it. All places stay. */
export function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = text
  for (const { start, end } of spans) {
    const from = start - (joint.exec(text.slice(0, start))?.[0].length ?? 0)
    rest = `${rest.slice(0, from)}${text.slice(from, end).replace(/[^\n]/g, ' ')}${rest.slice(end)}`
  }
  return rest
}
