import { joinList } from '../base/language/text.ts'
import type { Unread } from '../base/request/request-sheet.ts'

/** Up to this number, the passages fit one line. */
const onOneLine = 3

/** What was not understood, as a report says it. */
export type UnreadWords = {
  line: string
  /** The passages, where they are too many for the line. */
  items: readonly string[]
}

/** The owner's words that were not understood, each once. */
export function passagesOf(unread: readonly Pick<Unread, 'text'>[]): string[] {
  return [...new Set(unread.map(({ text }) => text.trim()))].filter((text) => text !== '')
}

/** Says word for word what was not understood and therefore not used; null where nothing is. */
export function unreadWords(passages: readonly string[]): UnreadWords | null {
  if (passages.length === 0) return null
  const quoted = passages.map((text) => `“${text}”`)
  const start = 'Não entendemos e, por isso, não usamos:'
  return passages.length > onOneLine
    ? { line: start, items: quoted }
    : { line: `${start} ${joinList(quoted)}.`, items: [] }
}
