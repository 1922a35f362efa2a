import { asksForNothing } from '../told/courtesies.ts'
import { isArticle, isFiller, toSentences } from '../words/elements.ts'
import { Vocabulary } from '../words/vocabulary.ts'

type Placed = { place?: { start: number; end: number } | undefined }

const ofFillers = new Vocabulary()

/**
 * Letters and digits of a text outside all places, filler words and greetings: what was lost of the owner's words. Must be empty
 * for every reading.
 */
export function lostWords(text: string, placed: readonly Placed[]): string[] {
  const covered = new Uint8Array(text.length)
  for (const { place } of placed) if (place) covered.fill(1, place.start, place.end)
  const lost: string[] = []
  for (const { elements } of toSentences(text, ofFillers, false)) {
    for (const element of elements) {
      if (isFiller(element) || isArticle(element)) covered.fill(1, element.start, element.end)
    }
  }
  for (let from = 0; from < text.length; from += 1) {
    let to = from
    while (to < text.length && covered[to] === 0) to += 1
    for (const { 0: said, index } of text.slice(from, to).matchAll(/[^.;!?\n]+/g))
      if (asksForNothing(said)) covered.fill(1, from + index, from + index + said.length)
    from = to
  }
  for (const { 0: raw, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!covered.subarray(index, index + raw.length).every((mark) => mark === 1)) lost.push(raw)
  }
  return lost
}
