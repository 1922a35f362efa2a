/** Packs that a sum has counted already are not bought a second time. */
import type { Draft, DraftWish } from '../../text/draft.ts'
import { meets } from '../../text/half-read.ts'

const counts: ReadonlySet<string> = new Set([
  'wholePieces',
  'packsServed',
  'orderBy',
  'stockLasts',
  'foodDays',
])

const isSum = ({ wish }: DraftWish) => wish.kind === 'question' && counts.has(wish.about)

/** Kilograms for some days are told day by day, and not once more by the week. */
const isDays = ({ wish }: DraftWish) => wish.kind === 'question' && wish.about === 'foodDays'

/** A draft without the packs of a number that stand within a sum's own words. */
export const withoutPacksOfSums = (draft: Draft): Draft => ({
  ...draft,
  wishes: draft.wishes.filter(
    (one) =>
      one.wish.kind !== 'question' ||
      one.wish.about !== 'packs' ||
      !draft.wishes.some(
        (other) =>
          isSum(other) &&
          meets(one, other) &&
          ((one.wish.kind === 'question' && one.wish.count !== undefined) || isDays(other)),
      ),
  ),
})
