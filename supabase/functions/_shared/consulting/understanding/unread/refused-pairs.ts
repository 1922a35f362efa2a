/** "não quero mais peixe com leite de coco": refused together, so that neither is refused alone nor the second wanted. */
import { type Draft, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Not "sem": "sem leite com caju" is a drink with one and without the other. */
const refusal =
  /(?<![a-z])(?:nao (?:quero|queremos|faco|fazemos|aguento|aguentamos|bota|bote|inclua|gosto de|gostamos de)|nada de|chega de|cansei de|cansamos de|enjoei de)(?: mais)?(?: [a-z-]+){1,4}$/

/** The draft in which what is refused together is left to the owner; an allergy stays. */
export function withoutRefusedPairs(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const pairs = draft.wishes.flatMap((refused) => {
    if (refused.wish.kind !== 'exclude' || refused.wish.why === 'allergy') return []
    const wanted = draft.wishes.find(
      ({ wish, start }) =>
        wish.kind === 'prefer' &&
        start >= refused.end - 1 &&
        /^\s*$/.test(text.slice(refused.end, start)) &&
        /^\s*com (?!tudo )/.test(folded.slice(start)),
    )
    return wanted && refusal.test(folded.slice(refused.start, refused.end)) ? [{ refused, wanted }] : []
  })
  const given = new Set(pairs.flatMap(({ refused, wanted }) => [refused, wanted]))
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !given.has(one)),
    unread: [
      ...draft.unread,
      ...pairs.map(({ refused, wanted }) => unreadAt({ start: refused.start, end: wanted.end })),
    ].toSorted((a, b) => a.start - b.start),
  }
}
