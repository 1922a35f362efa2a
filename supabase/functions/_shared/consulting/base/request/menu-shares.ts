import { membersWithin } from '../lexicon/knowledge.ts'
import type { Requirements } from './requirements.ts'
import { leastOfMany, mostOfFew } from './share-bounds.ts'

/** Whether a recipe holds something of which the owner wants few results, or many. */
type IsIn<Recipe> = (recipe: Recipe) => boolean

export type Shares<Recipe> = Readonly<Record<'few' | 'many', readonly IsIn<Recipe>[]>>

/** @param partsOf the foods of each ingredient of a recipe; null for what nothing is known of */
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
  return { few: shares.few.map(holding), many: shares.many.map(holding) }
}

/** Whether the menu has room for one more recipe with what the owner wants few of. */
export function leavesFew<Recipe>(recipe: Recipe, menu: readonly Recipe[], { few }: Shares<Recipe>): boolean {
  return few.every((isIn) => !isIn(recipe) || menu.filter(isIn).length < mostOfFew(menu.length + 1))
}

/** For how many of the things that many recipes are to hold a menu of `total` still needs this one. */
export function neededFor<Recipe>(
  recipe: Recipe,
  menu: readonly Recipe[],
  { many }: Shares<Recipe>,
  total: number,
): number {
  return many.filter((isIn) => isIn(recipe) && menu.filter(isIn).length < leastOfMany(total)).length
}
