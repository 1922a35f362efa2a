import { membersWithin } from '../lexicon/knowledge.ts'
import type { Requirements } from './requirements.ts'
import { leastOfMany, mostOfFew } from './share-bounds.ts'

/** Whether a recipe contains something that the owner wants in few, or in many, results. */
type IsIn<Recipe> = (recipe: Recipe) => boolean

export type Shares<Recipe> = Readonly<Record<'few' | 'many', readonly IsIn<Recipe>[]>> & {
  readonly counted: readonly { isIn: IsIn<Recipe>; count: number }[]
}

/** @param partsOf the foods of each ingredient of a recipe; null if unknown */
export function sharesOf<Recipe extends object>(
  { shares }: Pick<Requirements, 'shares'>,
  partsOf: (recipe: Recipe) => readonly (readonly string[] | null)[],
): Shares<Recipe> {
  const holding = (term: string): IsIn<Recipe> => {
    const within = membersWithin(term)
    const known = new WeakMap<Recipe, boolean>()
    return (recipe) => {
      const answer =
        known.get(recipe) ?? partsOf(recipe).some((foods) => foods?.some((food) => within.has(food)) === true)
      known.set(recipe, answer)
      return answer
    }
  }
  return {
    few: shares.few.map(holding),
    many: shares.many.map(holding),
    counted: shares.counted.map(({ what, count }) => ({ isIn: holding(what), count })),
  }
}

/** Whether the menu has room for one more recipe with something that the owner wants little of. */
export function leavesFew<Recipe>(recipe: Recipe, menu: readonly Recipe[], { few }: Shares<Recipe>): boolean {
  return few.every((isIn) => !isIn(recipe) || menu.filter(isIn).length < mostOfFew(menu.length + 1))
}

/**
 * How much a menu of `total` needs this recipe for the owner's "many" and numbers: one for each thing in it that the
 * menu still lacks, less one for each whose number has been reached.
 */
export function neededFor<Recipe>(
  recipe: Recipe,
  menu: readonly Recipe[],
  { many, counted }: Shares<Recipe>,
  total: number,
): number {
  const needed = many.filter((isIn) => isIn(recipe) && menu.filter(isIn).length < leastOfMany(total)).length
  return counted.reduce((sum, { isIn, count }) => {
    if (!isIn(recipe)) return sum
    return sum + (menu.filter(isIn).length < count ? 1 : -1)
  }, needed)
}

/** Which recipes the last places of a menu are reserved for, so that the owner's numbers are reached; null for any. */
export function reservedFor<Recipe>(
  menu: readonly Recipe[],
  { counted }: Shares<Recipe>,
  room: number,
): IsIn<Recipe> | null {
  const open = counted.flatMap(({ isIn, count }) => {
    const missing = count - menu.filter(isIn).length
    return missing > 0 ? [{ isIn, missing }] : []
  })
  if (open.length === 0 || open.reduce((sum, { missing }) => sum + missing, 0) < room) return null
  return (recipe) => open.some(({ isIn }) => isIn(recipe))
}
