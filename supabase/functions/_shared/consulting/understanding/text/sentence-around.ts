import type { Span } from './half-read.ts'

/** The sentence that a passage stands in, without the mark that ends it; lines end sentences, too. */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const from =
    Math.max(...['.', '!', '?', ';', '\n'].map((mark) => text.slice(0, start).lastIndexOf(mark))) + 1
  const rest = text.slice(end).search(/[.!?;\n]/)
  return { start: from, end: rest < 0 ? text.length : end + rest }
}
