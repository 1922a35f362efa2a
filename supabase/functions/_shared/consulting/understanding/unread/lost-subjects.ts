/** "a redondinha não pode passar de 13": a limit whose subject nobody knows is not one for everything. */
import { everyItem } from '../../base/request/match-item.ts'
import type { Draft, DraftUnread, DraftWish } from '../text/draft.ts'

const isOfAll = ({ wish }: DraftWish) =>
  wish.kind === 'price'
    ? wish.item === undefined && wish.of === undefined
    : (wish.kind === 'keepPrice' || wish.kind === 'capPrice') && wish.item === everyItem

/** An article or a preposition before the unknown word: it is the subject, and no aside. */
const article = /(?:^|[\s,.;:(])(?:[ao]s?|d[ao]s?|n[ao]s?|ess[ea]s?|minha|meu)\s+$/i

export function withLostSubjects(text: string, draft: Draft): Draft {
  const { wishes, unread } = draft
  const lost = wishes.flatMap((one) => {
    if (!isOfAll(one)) return []
    const subject = unread.find(
      ({ start, end, blocking }) =>
        !blocking &&
        end <= one.start &&
        /^\s*$/.test(text.slice(end, one.start)) &&
        article.test(text.slice(0, start)),
    )
    return subject ? [{ one, subject }] : []
  })
  if (lost.length === 0) return draft
  const subjects = new Set<DraftUnread>(lost.map(({ subject }) => subject))
  return {
    ...draft,
    wishes: wishes.filter((one) => !lost.some((found) => found.one === one)),
    unread: [
      ...unread.filter((one) => !subjects.has(one)),
      ...lost.map(({ one, subject }) => ({ ...subject, end: one.end })),
    ],
  }
}
