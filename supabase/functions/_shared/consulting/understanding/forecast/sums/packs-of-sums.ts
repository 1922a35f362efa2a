/** Packs that a sum has counted already are not bought a second time. */
import type { Draft, DraftWish } from '../../text/draft.ts'
import { meets } from '../../text/half-read.ts'

const counts: ReadonlySet<string> = new Set(['wholePieces', 'packsServed', 'orderBy', 'stockLasts'])

const isSum = ({ wish }: DraftWish) => wish.kind === 'question' && counts.has(wish.about)

/** A draft without the packs of a number that stand within a sum's own words. */
export const withoutPacksOfSums = (draft: Draft): Draft => ({
  ...draft,
  wishes: draft.wishes.filter(
    (one) =>
      one.wish.kind !== 'question' ||
      one.wish.about !== 'packs' ||
      one.wish.count === undefined ||
      !draft.wishes.some((other) => isSum(other) && meets(one, other)),
  ),
})
