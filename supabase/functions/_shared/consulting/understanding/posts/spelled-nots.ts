/** "ñ bota preço", "n abre": the word in full, so that no reader misses it. */
import type { Draft } from '../text/draft.ts'

const short = /(?<![\p{L}\d])(?:ñ|naum|nn|n|num)(?=\s+\p{L})/giu

/** Reads a text with its short "não" in full, and gives the places in the text as it was. */
export function withNots(text: string, read: (long: string) => Draft): Draft {
  const grown: { at: number; by: number }[] = []
  let by = 0
  const long = text.replace(short, (word, at: number) => {
    // "num bar" is "in a".
    if (
      /^num$/i.test(word) &&
      !/^\s+(?:quer|pod|abr|fa[zç]|tem|bot|post|vend|d[aáo]\b|vai|vou)/iu.test(text.slice(at + word.length))
    )
      return word
    grown.push({ at: at + by, by: 3 - word.length })
    by += 3 - word.length
    return 'não'
  })
  const draft = read(long)
  if (grown.length === 0) return draft
  const back = (place: number) =>
    place - grown.reduce((sum, one) => sum + (place > one.at ? Math.min(one.by, place - one.at) : 0), 0)
  const moved = <Placed extends { start: number; end: number }>(one: Placed): Placed => ({
    ...one,
    start: back(one.start),
    end: back(one.end),
  })
  return { wishes: draft.wishes.map(moved), unread: draft.unread.map(moved) }
}
