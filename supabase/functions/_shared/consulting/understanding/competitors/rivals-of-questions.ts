/** Whom a question about one competitor is about: the one that its words name, or that the text named last before "dele". */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { rivalIn } from './talk/named.ts'
import type { About } from './talk/subject.ts'

/** Questions that may be about one competitor. */
export const ofRival: ReadonlySet<About> = new Set<About>([
  'rivalCrowd',
  'ownStrength',
  'rivalStrength',
  'nameRival',
  'agreement',
  'copy',
  'lower',
])

/** Questions that are, where they say "dele". */
export const ofOne: ReadonlySet<About> = new Set<About>(['ownStrength', 'rivalStrength', 'rivalCrowd'])

/** Longest way back to a name. */
const farthest = 160

/** The competitor that a text names last before a place. @param folded the text without accents */
export function namedBefore(folded: string, at: number, rivals: readonly string[]): string | undefined {
  const before = folded.slice(Math.max(0, at - farthest), at)
  for (let from = before.length; from > 0; ) {
    from = Math.max(before.lastIndexOf(' ', from - 1), 0)
    const found = rivalIn(before.slice(from), rivals)
    if (found !== undefined || from === 0) return found
  }
  return undefined
}

/** The draft with the competitor of each question about one of them. */
export function withRivalsOfQuestions(text: string, draft: Draft): Draft {
  const rivals = [
    ...new Set(
      draft.wishes.flatMap(({ wish }) => (wish.kind === 'competitorPrice' ? [wish.competitor] : [])),
    ),
  ]
  if (rivals.length === 0) return draft
  const folded = foldInPlace(text).toLowerCase()
  return {
    ...draft,
    wishes: draft.wishes.map((one): DraftWish => {
      const { wish, start, end } = one
      if (wish.kind !== 'question' || wish.competitor !== undefined || !ofRival.has(wish.about)) return one
      const said = folded.slice(start, end)
      const competitor =
        rivalIn(said, rivals) ??
        (ofOne.has(wish.about) && /\bd?el[ea]\b/.test(said) ? namedBefore(folded, start, rivals) : undefined)
      return competitor === undefined ? one : { ...one, wish: { ...wish, competitor } }
    }),
  }
}
