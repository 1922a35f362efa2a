/** Stretches of a folded text: sentences, and their pieces between commas. */

export type Span = { start: number; end: number }

/** A sentence, folded, with the place of its first letter in the text. */
export type Sentence = { said: string; at: number }

/** A comma or a point between digits belongs to an amount, as in "49,90" and ",90". */
export const sentenceEnds = /[;!?\n]|\.(?!\d)/g
export const commas = /,(?!\d)/g

export function cut({ said, at }: Sentence, by: RegExp, keep: boolean): Sentence[] {
  const parts: Sentence[] = []
  let from = 0
  for (const { index } of [...said.matchAll(by), { index: said.length }]) {
    // The question mark stays with its sentence.
    const part = said.slice(from, keep ? index + 1 : index)
    if (part.trim() !== '') parts.push({ said: part, at: at + from })
    from = index + 1
  }
  return parts
}

/** The pieces of a sentence between commas, from the first to the last that one of the rules accepts. */
export function stretch(sentence: Sentence, at: number, joins: (piece: string) => boolean): Span {
  const pieces = cut(sentence, commas, false)
  const main = pieces.findIndex(
    (piece) => at >= piece.at - sentence.at && at <= piece.at - sentence.at + piece.said.length,
  )
  let [from, to] = [main, main]
  while (from > 0 && joins(pieces[from - 1]?.said ?? '')) from -= 1
  while (to < pieces.length - 1 && joins(pieces[to + 1]?.said ?? '')) to += 1
  const [first, last] = [pieces[from], pieces[to]]
  if (!first || !last) return { start: sentence.at, end: sentence.at + sentence.said.length }
  const lead = /^[\s,]*/.exec(first.said)?.[0].length ?? 0
  const rest = /[\s?!.,;]*$/.exec(last.said)?.[0].length ?? 0
  return { start: first.at + lead, end: last.at + last.said.length - rest }
}

export const within = ({ said, at }: Sentence, { start, end }: Span) => said.slice(start - at, end - at)
