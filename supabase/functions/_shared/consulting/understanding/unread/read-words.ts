/** Passages given back as unread never hold words that a wish was read from: the page would call them not understood, and met. */
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, meets, type Span } from '../text/half-read.ts'

/** Fewest letters of a passage that is worth asking about. */
const fewest = 4
const joints = /^(?:[\s,;:–—-]|(?:e|mas|com|de|que|pra|para|por|a|o|um|uma|no|na)(?=\s|$))+/iu
const tails = /(?:[\s,;:–—-]|(?<=\s|^)(?:e|mas|com|de|que|pra|para|por|a|o|um|uma|no|na))+$/iu

function trimmed(text: string, { start, end }: Span): Span {
  const said = foldInPlace(text.slice(start, end))
  const lead = joints.exec(said)?.[0].length ?? 0
  const tail = lead === said.length ? 0 : (tails.exec(said.slice(lead))?.[0].length ?? 0)
  return { start: start + lead, end: end - tail }
}

export function withoutReadWords(text: string, draft: Draft): Draft {
  const unread = draft.unread.flatMap((passage): DraftUnread[] => {
    if (passage.blocking || passage.why !== 'unknown') return [passage]
    const read = draft.wishes
      .filter((wish) => meets(wish, passage) && isWithin(wish, passage) && !isWithin(passage, wish))
      .toSorted((a, b) => a.start - b.start)
    if (read.length === 0) return [passage]
    const left: DraftUnread[] = []
    let from = passage.start
    for (const { start, end } of [...read, { start: passage.end, end: passage.end }]) {
      const span = trimmed(text, { start: from, end: Math.max(from, start) })
      if (span.end - span.start >= fewest) left.push({ ...passage, ...span })
      from = Math.max(from, end)
    }
    return left
  })
  return { ...draft, unread }
}
