/** A text with passages rewritten for the readers, and what is read of it at the places of the owner's own words. */
import type { Draft } from './draft.ts'

/** `back`: where a place of the new text stood in the owner's. */
export type Rewritten = { text: string; back: (at: number) => number }

export type Edit = { start: number; end: number; word: string }

/** The text with passages rewritten, in their order. */
export function edited(text: string, edits: readonly Edit[]): Rewritten {
  let out = ''
  let last = 0
  const ends: { at: number; shift: number }[] = []
  for (const { start, end, word } of edits) {
    out += text.slice(last, start) + word
    last = end
    ends.push({ at: out.length, shift: out.length - last })
  }
  out += text.slice(last)
  const back = (at: number) => {
    const before = ends.findLast((one) => one.at <= at)
    const next = ends.find((one) => one.at > at)
    const plain = at - (before?.shift ?? 0)
    // Inside a longer word: not behind the end of the short one.
    return next ? Math.min(plain, next.at - next.shift) : plain
  }
  return { text: out, back }
}

/** The text with the passages of a pattern rewritten, where there is a word for them. */
export const rewritten = (
  text: string,
  pattern: RegExp,
  wordFor: (
    said: string,
    index: number,
    named: Readonly<Record<string, string | undefined>>,
  ) => string | undefined,
): Rewritten =>
  edited(
    text,
    [...text.matchAll(pattern)].flatMap(({ 0: said, index, groups = {} }) => {
      const word = wordFor(said, index, groups)
      return word === undefined ? [] : [{ start: index, end: index + said.length, word }]
    }),
  )

/** What is read of the rewritten text. */
export function readRewritten(
  text: string,
  { text: plain, back }: Rewritten,
  read: (plain: string) => Draft,
): Draft {
  if (plain === text) return read(text)
  const draft = read(plain)
  const moved = <Placed extends { start: number; end: number }>(one: Placed): Placed => ({
    ...one,
    start: back(one.start),
    end: back(one.end),
  })
  return {
    ...draft,
    wishes: draft.wishes.map(moved),
    unread: draft.unread.map(moved),
    ...(draft.asides ? { asides: draft.asides.map(moved) } : {}),
  }
}
