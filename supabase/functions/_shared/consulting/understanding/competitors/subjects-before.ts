/** "Espeto eu não baixo": the item of a refusal that was read without it. */
import type { DraftUnread, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { type Around, ownIn } from './talk/named.ts'

/** Most letters between an item and its refusal. */
const longestGap = 2

/** Gives refusals to lower a price the own item that stands unread right before them. */
export function withSubjectsBefore(
  text: string,
  { wishes, unread }: { wishes: readonly DraftWish[]; unread: readonly DraftUnread[] },
  around: Around,
): { wishes: DraftWish[]; unread: DraftUnread[] } {
  const taken = new Set<DraftUnread>()
  const whole = wishes.map((one): DraftWish => {
    const { wish, start } = one
    if (wish.kind !== 'question' || wish.about !== 'lower' || wish.item !== undefined) return one
    // A new line begins another thought.
    const before = unread.find(
      ({ end }) => end <= start && start - end <= longestGap && !text.slice(end, start).includes('\n'),
    )
    const item = before && ownIn(foldInPlace(text.slice(before.start, before.end)), around)
    if (!before || item === undefined) return one
    taken.add(before)
    return { ...one, wish: { ...wish, item }, start: before.start }
  })
  return { wishes: whole, unread: unread.filter((one) => !taken.has(one)) }
}
