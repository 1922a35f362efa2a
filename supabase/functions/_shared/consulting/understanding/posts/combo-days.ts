/** A combo that is told right after a date, in one sentence with it, is sold on that date. */
import type { DraftWish } from '../text/draft.ts'

export function withComboDays(text: string, wishes: readonly DraftWish[]): DraftWish[] {
  return wishes.map((one) => {
    const { wish } = one
    if (wish.kind !== 'combo' || wish.from !== undefined || wish.weekdays !== undefined) return one
    const before = wishes.findLast(({ end }) => end <= one.start)
    if (before?.wish.kind !== 'date' || before.wish.closed || before.wish.from === undefined) return one
    // Nothing stands between them but a colon, a comma or a small word.
    const between = text.slice(before.end, one.start)
    if (!/^\s*[:,–-]?\s*(?:(?:com|tem|teremos|vai ter|e)\s+)?(?:o\s+|um\s+)?$/iu.test(between)) return one
    const { from, to = from } = before.wish
    return { ...one, wish: { ...wish, from, to } }
  })
}
