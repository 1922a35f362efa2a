/** A period that ends before it begins was misread, and is left to the owner. */
import type { Draft, DraftWish } from '../text/draft.ts'

const isTurned = ({ wish }: DraftWish): boolean =>
  'from' in wish &&
  'to' in wish &&
  typeof wish.from === 'string' &&
  typeof wish.to === 'string' &&
  wish.to < wish.from

/** The draft without such periods. */
export function withoutTurnedSpans(_text: string, draft: Draft): Draft {
  const turned = draft.wishes.filter(isTurned)
  if (turned.length === 0) return draft
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !isTurned(one)),
    unread: [
      ...draft.unread,
      ...turned.map(({ start, end }) => ({
        start,
        end,
        why: 'unknown' as const,
        blocking: false,
        choices: [],
      })),
    ].toSorted((a, b) => a.start - b.start),
  }
}
