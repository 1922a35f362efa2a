/** What is left of a text when everything that was read is taken out. */
import { commas, cut, type Span, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftUnread, unreadAt } from '../text/draft.ts'

/** Masks stretches, so that what is around them is read alone. Separators keep their neighbours apart. */
export function without(text: string, spans: readonly Span[], mark = ';'): string {
  let rest = text
  for (const { start, end } of spans) {
    const blank = text.slice(start, end).replace(/[^\n]/g, ' ')
    rest = `${rest.slice(0, start)}${mark}${blank.slice(mark.length)}${rest.slice(end)}`
  }
  return rest
}

function pieceOf(text: string, { start, end }: Span): Span | null {
  const said = text.slice(start, end)
  const lead = /^[\s,.;:!?()–—-]*/u.exec(said)?.[0].length ?? 0
  const rest = /[\s,.;:!?(–—-]*$/u.exec(said)?.[0].length ?? 0
  const isJoint = /^[\s,.;:!?()–—-]*(?:e|ou)?[\s,.;:!?()–—-]*$/iu.test(said)
  return start + lead < end - rest && !isJoint && /[\p{L}\p{N}]/u.test(said)
    ? { start: start + lead, end: end - rest }
    : null
}

/** A sentence that nothing was read of is one passage; of the others, each piece between commas is one. */
export function leftOver(text: string, read: readonly Span[]): DraftUnread[] {
  const open = without(text, read)
  const pieces: Span[] = []
  for (const sentence of cut({ said: text, at: 0 }, sentenceEnds, true)) {
    const whole = { start: sentence.at, end: sentence.at + sentence.said.length }
    const isWhole = !read.some(({ start, end }) => start < whole.end && end > whole.start)
    const parts = isWhole
      ? [whole]
      : cut({ said: open.slice(whole.start, whole.end), at: whole.start }, /[;()]/g, false)
          .flatMap((part) => cut(part, commas, false))
          .map(({ said, at }) => ({ start: at, end: at + said.length }))
    for (const part of parts) {
      const piece = pieceOf(open, part)
      if (piece) pieces.push(piece)
    }
  }
  return pieces.map(unreadAt)
}
