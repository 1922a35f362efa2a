/** How many pairings of which dishes the owner asks for: "quatro pratos principais e duas sobremesas". */
import { dietTerms } from '../../base/lexicon/diets.ts'
import { memoized } from '../../base/memoized.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { boundOfShare } from '../../base/request/share-bounds.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { exclusionOf } from './exclusion-of.ts'
import type { Ranked } from './rank.ts'

type Count = WishOf<'count'>
export type CountedPart = {
  item: string
  count: number
  bound: Count['bound']
  /** The dishes that do not hold it: "dois sem leite". */
  without?: true
}

export const countedParts = ({ wishes }: RequestSheet): CountedPart[] =>
  wishes.flatMap((wish) =>
    wish.kind === 'count' && wish.of === 'results' && wish.item !== undefined
      ? [{ item: wish.item, count: wish.count, bound: wish.bound }]
      : isCountedDiet(wish)
        ? [{ item: wish.what, count: wish.count ?? 1, bound: boundOfShare(wish), without: true as const }]
        : [],
  )

/** "um deles vegano", "dois sem leite": a part of the pairings by what their dishes do not hold. */
export const isCountedDiet = (wish: Wish): wish is WishOf<'share'> =>
  wish.kind === 'share' &&
  wish.of === 'many' &&
  wish.count !== undefined &&
  (wish.without === true || isDiet(wish.what))

const isDiet = (what: string): boolean => Object.hasOwn(dietTerms, what)
const heldBy = memoized(exclusionOf)

/** Whether a dish is of a diet, or without a food, as far as its words tell. */
export const isFree = (what: string, dish: DishReading): boolean =>
  !heldBy(what)(dish.item) && (!isDiet(what) || dish.vegetarian)

export const isOfPart = ({ item, without }: CountedPart, dish: DishReading): boolean =>
  without ? isFree(item, dish) : isNamedDish(item, dish)

/** The number of all pairings: the owner's, or the sum of exact parts. */
export function mostOf(stated: number | null, parts: readonly CountedPart[]): number | null {
  if (stated !== null || parts.length < 2) return stated
  return parts.every(({ bound }) => bound !== 'at_least')
    ? parts.reduce((sum, { count }) => sum + count, 0)
    : null
}

/**
 * First each part's dishes, then others that no part limits.
 * @param pick the best of a list, at most so many
 */
export function pickByParts(
  entries: readonly Ranked[],
  most: number,
  parts: readonly CountedPart[],
  pick: (from: readonly Ranked[], most: number) => Ranked[],
): Ranked[] {
  if (parts.length === 0) return pick(entries, most)
  const chosen: Ranked[] = []
  const taken = (part: CountedPart) => chosen.filter(({ dish }) => isOfPart(part, dish)).length
  const isFull = (entry: Ranked, but?: CountedPart) =>
    parts.some(
      (part) =>
        part !== but && part.bound !== 'at_least' && isOfPart(part, entry.dish) && taken(part) >= part.count,
    )
  const exactFirst = parts.toSorted((a, b) => Number(a.bound === 'exactly') - Number(b.bound === 'exactly'))
  for (const part of exactFirst) {
    if (part.bound === 'at_most') continue
    const missing = Math.min(part.count - taken(part), most - chosen.length)
    if (missing <= 0) continue
    const open = entries.filter(
      (entry) => !chosen.includes(entry) && isOfPart(part, entry.dish) && !isFull(entry, part),
    )
    chosen.push(...pick(open, missing))
  }
  for (let rest = entries.filter((entry) => !chosen.includes(entry)); chosen.length < most; ) {
    rest = rest.filter((entry) => !chosen.includes(entry) && !isFull(entry))
    const [next] = pick(rest, 1)
    if (!next) break
    chosen.push(next)
  }
  return chosen
}
