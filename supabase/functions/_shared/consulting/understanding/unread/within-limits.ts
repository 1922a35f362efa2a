import { type Draft, type DraftUnread, unreadAt } from '../text/draft.ts'

/** Most wishes and passages of one text: a sheet contains those of several. */
const most = 180
/** Longest passage of a sheet. */
const longestPassage = 2000

const merged = (one: DraftUnread, other: DraftUnread): DraftUnread => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
  why: one.blocking ? one.why : other.why,
  blocking: one.blocking || other.blocking,
  choices: [...new Set([...one.choices, ...other.choices])].slice(0, 30),
})

/** A passage in pieces that fit into a sheet, cut between words. */
function pieces(text: string, passage: DraftUnread): DraftUnread[] {
  const found: DraftUnread[] = []
  let { start } = passage
  while (passage.end - start > longestPassage) {
    const blank = text.lastIndexOf(' ', start + longestPassage)
    let end = blank > start ? blank : start + longestPassage
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1
    found.push({ ...passage, start, end })
    start = end
    while (text.charAt(start) === ' ') start += 1
  }
  found.push({ ...passage, start })
  return found
}

/** A reading within the limits of a sheet. Wishes over the limit become unread, and excess passages are joined. */
export function withinLimits(text: string, { wishes, unread }: Draft): Draft {
  const kept = wishes.slice(0, most)
  const passages = [...unread, ...wishes.slice(most).map(unreadAt)].toSorted((a, b) => a.start - b.start)
  while (passages.length > most) {
    const joined: DraftUnread[] = []
    for (let at = 0; at < passages.length; at += 2) {
      const [one, other] = [passages[at], passages[at + 1]]
      if (one) joined.push(other ? merged(one, other) : one)
    }
    passages.splice(0, passages.length, ...joined)
  }
  return { wishes: kept, unread: passages.flatMap((passage) => pieces(text, passage)) }
}
