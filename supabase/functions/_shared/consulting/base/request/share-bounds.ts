import type { WishOf } from './wish.ts'

/** What "pouco" and "bastante" mean: one result in so many. Screens tell the owner before anything is paid. */
export const fewShare = 4
export const manyShare = 3

/** Most results of a menu that may contain something the owner wants little of; at least one. */
export const mostOfFew = (results: number): number => Math.max(1, Math.floor(results / fewShare))

/** Fewest results of a menu that contain something the owner wants much of. */
export const leastOfMany = (results: number): number => Math.ceil(results / manyShare)

/** "metade": so many of a menu, and more where it cannot be divided. */
export const halfOf = (results: number): number => Math.ceil(results / 2)

/** How the number of a counted share is meant. */
export const boundOfShare = ({ of, bound }: Pick<WishOf<'share'>, 'of' | 'bound'>) =>
  bound ?? (of === 'few' ? 'at_most' : 'exactly')
