/** "a redondinha não pode passar de 13": a limit whose subject nobody knows is not one for everything. */
import { everyItem } from '../../base/request/match-item.ts'
import type { Draft, DraftUnread, DraftWish } from '../text/draft.ts'

const isOfAll = ({ wish }: DraftWish) =>
  wish.kind === 'price'
    ? wish.item === undefined && wish.of === undefined
    : (wish.kind === 'keepPrice' || wish.kind === 'capPrice') && wish.item === everyItem

/** An article or a preposition before the unknown word: it is the subject, and no aside. */
const article = /(?:^|[\s,.;:(])(?:[ao]s?|d[ao]s?|n[ao]s?|ess[ea]s?|minha|meu)\s+$/i

/** "de 70 a 110 os grandes": the subject behind the limit. */
const articleAfter = /^,?\s+(?:[ao]s|(?:pr|n|d)[ao]s|para [ao]s)\s+$/i

type Find = (text: string, one: DraftWish, passage: DraftUnread) => boolean

const isBefore: Find = (text, one, { start, end }) =>
  end <= one.start && /^\s*$/.test(text.slice(end, one.start)) && article.test(text.slice(0, start))
const isBehind: Find = (text, one, { start }) =>
  start >= one.end && articleAfter.test(text.slice(one.end, start))

const without =
  (find: Find) =>
  (text: string, draft: Draft): Draft => {
    const { wishes, unread } = draft
    const lost = wishes.flatMap((one) => {
      const subject = isOfAll(one) && unread.find((passage) => !passage.blocking && find(text, one, passage))
      return subject ? [{ one, subject }] : []
    })
    if (lost.length === 0) return draft
    const subjects = new Set<DraftUnread>(lost.map(({ subject }) => subject))
    return {
      ...draft,
      wishes: wishes.filter((one) => !lost.some((found) => found.one === one)),
      unread: [
        ...unread.filter((one) => !subjects.has(one)),
        ...lost.map(({ one, subject }) => ({
          ...subject,
          start: Math.min(subject.start, one.start),
          end: Math.max(subject.end, one.end),
        })),
      ],
    }
  }

export const withLostSubjects = without((...of) => isBefore(...of) || isBehind(...of))

/** Of drinks and dishes "o ticket até 55" is a limit for each of them. */
export const withoutSubjectsBehind = without(isBehind)
