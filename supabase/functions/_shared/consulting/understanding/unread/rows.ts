/** What is left to the owner, as rows that can be read: no scraps of grammar, and what stands side by side as one passage. */
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isArticle, isFiller, toSentences } from '../words/elements.ts'
import { Vocabulary } from '../words/vocabulary.ts'

const ofFillers = new Vocabulary()

/** Words that join, and what is left of a "volta": they say nothing alone. */
const joins = /^(?:mas|porem|que|pois|porque|entao|ai|ida)$/

/** Whether words are only grammar: "e", "mas o". */
const isScrap = (said: string): boolean =>
  toSentences(said, ofFillers, false).every(({ elements }) =>
    elements.every(
      (one) => isFiller(one) || isArticle(one) || joins.test(foldInPlace(one.raw).toLowerCase()),
    ),
  )

const isOpen = ({ blocking, why, choices }: DraftUnread) =>
  !blocking && why === 'unknown' && choices.length === 0

/** Longest gap between passages of one row, and longest row, in characters. */
const longestGap = 20
const longestRow = 200
const ends = /[!?;:\n\d]|\.(?!\d)/u

/** The draft with its rows. */
export function withRows(text: string, draft: Draft): Draft {
  const taken = [...draft.wishes, ...(draft.asides ?? [])]
  const isFree = (start: number, end: number) =>
    !ends.test(text.slice(start, end)) &&
    !taken.some((one) => one.start < end && one.end > start) &&
    isScrap(text.slice(start, end))
  const rows: DraftUnread[] = []
  for (const one of draft.unread.toSorted((a, b) => a.start - b.start)) {
    if (isOpen(one) && isScrap(text.slice(one.start, one.end))) continue
    const last = rows.at(-1)
    const isJoined =
      last !== undefined &&
      isOpen(last) &&
      isOpen(one) &&
      last.told === one.told &&
      last.end <= one.start &&
      one.start - last.end <= longestGap &&
      one.end - last.start <= longestRow &&
      isFree(last.end, one.start)
    if (isJoined) rows[rows.length - 1] = { ...last, end: one.end }
    else rows.push(one)
  }
  return { ...draft, unread: rows }
}
