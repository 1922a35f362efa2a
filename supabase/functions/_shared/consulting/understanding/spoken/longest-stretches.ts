import { longestText } from '../text/draft.ts'
import type { Sentence } from './stretches.ts'

/** Most pieces that are read as one stretch: without a limit, a sentence of commas takes its square. */
const longestRun = 8

/** Without the punctuation and the conjunctions around it. */
function trimmed({ said, at }: Sentence): Sentence {
  const from = /^[\s,:;•*–—-]*(?:(?:e|mas|tambem|entao)\s+)*/.exec(said)?.[0].length ?? 0
  return { said: said.slice(from).replace(/[\s.,;:!?]+$/, ''), at: at + from }
}

/**
 * The longest stretches of a folded sentence that are read, from left to right, with what was read of each.
 * @param parting where a stretch may begin or end
 * @param read null if the stretch is not understood as a whole
 */
export function longestStretches<Read>(
  sentence: Sentence,
  parting: RegExp,
  read: (stretch: Sentence, isFirst: boolean) => Read | null,
): { stretch: Sentence; read: Read }[] {
  const places = [0, ...[...sentence.said.matchAll(parting)].map(({ index }) => index), sentence.said.length]
  const pieces = places
    .slice(1)
    .map((to, at) => ({ from: places[at] ?? 0, to }))
    .filter(({ from, to }) => /[\p{L}\p{N}]/u.test(sentence.said.slice(from, to)))
  const found: { stretch: Sentence; read: Read }[] = []
  for (let at = 0; at < pieces.length; ) {
    let taken = 1
    for (let run = Math.min(longestRun, pieces.length - at); run > 0; run -= 1) {
      const [first, last] = [pieces[at], pieces[at + run - 1]]
      if (!first || !last || last.to - first.from > longestText * 2) continue
      const stretch = trimmed({
        said: sentence.said.slice(first.from, last.to),
        at: sentence.at + first.from,
      })
      const one = stretch.said.length > longestText ? null : read(stretch, at === 0)
      if (one === null) continue
      found.push({ stretch, read: one })
      taken = run
      break
    }
    at += taken
  }
  return found
}
