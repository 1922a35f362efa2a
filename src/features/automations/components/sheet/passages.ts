import type { Aside, RequestSheet, Unread } from '@consulting/base/request/request-sheet.ts'
import type { Wish } from '@consulting/base/request/wish.ts'

export type Segment = { start: number; text: string; as: 'plain' | 'understood' | 'unread' }

/** A sentence or line of an answer, with what was understood of it and what was not. */
export type Passage = {
  start: number
  segments: Segment[]
  wishes: Wish[]
  unread: Unread[]
  /** What was taken for information. */
  asides: Aside[]
}

type Range = { start: number; end: number; as: 'understood' | 'unread' }

/** Cuts an answer into its sentences and lines. Nothing of the text is left out, and no marked words are cut. */
export function passagesOf(
  input: string,
  text: string,
  { wishes, unread, asides = [] }: RequestSheet,
): Passage[] {
  const ownWishes = wishes.filter(({ place }) => place?.input === input)
  const ownUnread = unread.filter(({ place }) => place?.input === input)
  const ownAsides = asides.filter(({ place }) => place?.input === input)
  const ranges = [
    ...ownWishes.map(({ place }) => ({ ...place, as: 'understood' as const })),
    ...ownUnread.map(({ place }) => ({ ...place, as: 'unread' as const })),
  ].flatMap(({ start = 0, end = 0, as }): Range[] => (start < end ? [{ start, end, as }] : []))

  const ends = [...text.matchAll(/\n+|[.;!?]+(?=\s)/g)]
    .map(({ index, 0: mark }) => index + mark.length)
    .filter((at) => !ranges.some(({ start, end }) => start < at && at < end))
  const starts = [0, ...ends]
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? text.length
    const isLast = index === starts.length - 1
    // Places beyond the text, which an older answer left behind, belong to its last passage.
    const within = ({ place }: Wish | Unread | Aside) =>
      place !== undefined && place.start >= start && (place.start < end || isLast)
    const passage: Passage = {
      start,
      segments: segmentsOf(text, start, end, ranges),
      wishes: ownWishes.filter(within),
      unread: ownUnread.filter(within),
      asides: ownAsides.filter(within),
    }
    const isBlank = text.slice(start, end).trim() === ''
    const isEmpty = passage.wishes.length + passage.unread.length + passage.asides.length === 0
    return isBlank && isEmpty ? [] : [passage]
  })
}

function segmentsOf(text: string, start: number, end: number, ranges: readonly Range[]): Segment[] {
  const cuts = [start, end, ...ranges.flatMap((range) => [range.start, range.end])]
    .filter((at) => at >= start && at <= end)
    .sort((one, other) => one - other)
  const segments: Segment[] = []
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1] ?? from
    if (to === from) continue
    const over = ranges.filter((range) => range.start <= from && to <= range.end)
    const as = over.some((range) => range.as === 'unread')
      ? 'unread'
      : over.length > 0
        ? 'understood'
        : 'plain'
    const last = segments.at(-1)
    if (last?.as === as) last.text += text.slice(from, to)
    else segments.push({ start: from, text: text.slice(from, to), as })
  }
  return segments
}
