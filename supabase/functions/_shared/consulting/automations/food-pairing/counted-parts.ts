/** How many pairings of which dishes the owner asks for: "quatro pratos principais e duas sobremesas". */
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Ranked } from './rank.ts'

type Count = WishOf<'count'>
export type CountedPart = { item: string; count: number; bound: Count['bound'] }

export const countedParts = ({ wishes }: RequestSheet): CountedPart[] =>
  wishes.flatMap((wish) =>
    wish.kind === 'count' && wish.of === 'results' && wish.item !== undefined
      ? [{ item: wish.item, count: wish.count, bound: wish.bound }]
      : [],
  )

export const isOfPart = ({ item }: CountedPart, dish: DishReading): boolean => isNamedDish(item, dish)

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
