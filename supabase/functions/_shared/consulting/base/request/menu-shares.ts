import type { CountRange, Requirements, ShareAsked } from './requirements.ts'
import { boundOfShare, halfOf, leastOfMany, mostOfFew } from './share-bounds.ts'
import { foodsCounted } from './share-terms.ts'

/** A condition on the number of results of a menu. */
export interface Share<Recipe> {
  isIn: (recipe: Recipe) => boolean
  /** Minimum for a menu of the given size. */
  least: (total: number) => number
  /** Maximum for a menu of the given size; further results are rejected. */
  most: (results: number) => number
  /** Beyond `least`, each further result is penalised. */
  isExact: boolean
  /** Whether the last places of a menu are reserved for it. */
  isReserved: boolean
  /** Gives way where the places do not suffice for all. */
  isSoft?: boolean
  /** "um de acerola e outro de maracujá": one result for each of several such conditions. */
  isOne?: boolean
}

export type Shares<Recipe> = readonly Share<Recipe>[]

/** What an engine states about its recipes. */
interface Knowledge<Recipe> {
  /** The foods of each ingredient of a recipe; null if unknown. */
  partsOf: (recipe: Recipe) => readonly (readonly string[] | null)[]
  avoids: (recipe: Recipe, exclusion: NonNullable<ShareAsked['avoids']>) => boolean
}

const none = () => 0
const unbounded = () => Number.POSITIVE_INFINITY

function boundsOf({ of, count, ...asked }: ShareAsked): Omit<Share<never>, 'isIn'> {
  const open = { least: none, most: unbounded, isExact: false, isReserved: false }
  if (count !== undefined) {
    const bound = boundOfShare({ of, ...asked })
    if (bound === 'at_most') return { ...open, most: () => count }
    const isOne = count === 1 && bound === 'exactly'
    return { ...open, least: () => count, isExact: bound === 'exactly', isReserved: true, isOne }
  }
  if (of === 'few') return { ...open, most: mostOfFew }
  return of === 'half' ? { ...open, least: halfOf, isReserved: true } : { ...open, least: leastOfMany }
}

/** @param partsOf the foods of each ingredient of a recipe; null if unknown */
export function sharesOf<Recipe extends object>(
  { shares }: Pick<Requirements, 'shares'>,
  { partsOf, avoids }: Knowledge<Recipe>,
): Share<Recipe>[] {
  return shares.map((asked) => {
    const within = foodsCounted(asked.what, asked)
    const known = new WeakMap<Recipe, boolean>()
    const holds = (recipe: Recipe) =>
      asked.avoids
        ? avoids(recipe, asked.avoids)
        : partsOf(recipe).some((foods) => foods?.some((food) => within.has(food)) === true)
    return {
      ...boundsOf(asked),
      isIn: (recipe) => {
        const answer = known.get(recipe) ?? holds(recipe)
        known.set(recipe, answer)
        return answer
      },
    }
  })
}

/** A share bounded by a minimum and a maximum. */
export const rangeShare = <Recipe>(
  isIn: (recipe: Recipe) => boolean,
  { least, most }: CountRange,
): Share<Recipe> => ({
  isIn,
  least: () => least ?? 0,
  most: () => most ?? Number.POSITIVE_INFINITY,
  isExact: false,
  isReserved: true,
})

/** Whether the menu has room for one more recipe of a share with a maximum. */
export function leavesFew<Recipe>(recipe: Recipe, menu: readonly Recipe[], shares: Shares<Recipe>): boolean {
  return shares.every(({ isIn, most }) => {
    const limit = most(menu.length + 1)
    return limit === Number.POSITIVE_INFINITY || !isIn(recipe) || menu.filter(isIn).length < limit
  })
}

/** Whether the menu of `total` may take one more recipe of a share with an exact number. */
export const leavesExact = <Recipe>(
  recipe: Recipe,
  menu: readonly Recipe[],
  shares: Shares<Recipe>,
  total: number,
): boolean =>
  shares.every(
    ({ isIn, isExact, least }) => !isExact || !isIn(recipe) || menu.filter(isIn).length < least(total),
  )

/** A number that lies within another that is full at some point: "quatro caldos, um deles sem carne". */
type Nested<Recipe> = readonly [whole: Share<Recipe>, part: Share<Recipe>]

const fullAt = <Recipe>({ most, least, isExact }: Share<Recipe>, total: number) =>
  isExact ? least(total) : most(total)

export const nestedIn = <Recipe>(
  recipes: readonly Recipe[],
  shares: Shares<Recipe>,
  total: number,
): Nested<Recipe>[] =>
  shares.flatMap((whole) =>
    fullAt(whole, total) === Number.POSITIVE_INFINITY
      ? []
      : shares.flatMap((part): Nested<Recipe>[] => {
          const found = part === whole || !part.isReserved ? [] : recipes.filter(part.isIn)
          return found.length > 0 && found.every(whole.isIn) ? [[whole, part]] : []
        }),
  )

/** Whether one more recipe leaves the places that a part of its number still needs. */
export const leavesNested = <Recipe>(
  recipe: Recipe,
  menu: readonly Recipe[],
  nested: readonly Nested<Recipe>[],
  total: number,
): boolean =>
  nested.every(([whole, part]) => {
    if (!whole.isIn(recipe) || part.isIn(recipe)) return true
    const missing = part.least(total) - menu.filter(part.isIn).length
    return fullAt(whole, total) - menu.filter(whole.isIn).length - 1 >= missing
  })

/** Whether a recipe would stand for two of the owner's single ones at once. */
export const standsForTwo = <Recipe>(recipe: Recipe, shares: Shares<Recipe>): boolean =>
  shares.filter(({ isIn, isOne }) => isOne === true && isIn(recipe)).length > 1

/**
 * How much a menu of `total` needs this recipe for the owner's "many" and numbers: one for each thing in it that the
 * menu still lacks, less one for each whose number has been reached.
 */
export function neededFor<Recipe>(
  recipe: Recipe,
  menu: readonly Recipe[],
  shares: Shares<Recipe>,
  total: number,
): number {
  return shares.reduce((sum, { isIn, least, isExact }) => {
    const fewest = least(total)
    if (fewest === 0 || !isIn(recipe)) return sum
    if (menu.filter(isIn).length < fewest) return sum + 1
    return isExact ? sum - 1 : sum
  }, 0)
}

/** Which recipes the last places of a menu are reserved for, so that the owner's numbers are reached; null for any. */
export function reservedFor<Recipe>(
  menu: readonly Recipe[],
  shares: Shares<Recipe>,
  room: number,
): Share<Recipe>['isIn'] | null {
  const open = shares.flatMap(({ isIn, least, isReserved }) => {
    const missing = isReserved ? least(menu.length + room) - menu.filter(isIn).length : 0
    return missing > 0 ? [{ isIn, missing }] : []
  })
  if (open.length === 0 || open.reduce((sum, { missing }) => sum + missing, 0) < room) return null
  return (recipe) => open.some(({ isIn }) => isIn(recipe))
}
