import type { WishOf } from './wish.ts'

/** The meaning of "pouco" and "bastante": one result in this number. Screens show it before payment. */
export const fewShare = 4
export const manyShare = 3

/** Most results of a menu that may contain something the owner wants little of; at least one. */
export const mostOfFew = (results: number): number => Math.max(1, Math.floor(results / fewShare))

/** Fewest results of a menu that contain something the owner wants much of. */
export const leastOfMany = (results: number): number => Math.ceil(results / manyShare)

/** "metade": half of a menu, rounded up. */
export const halfOf = (results: number): number => Math.ceil(results / 2)

/** How the number of a counted share is bounded. */
export const boundOfShare = ({ of, bound }: Pick<WishOf<'share'>, 'of' | 'bound'>) =>
  bound ?? (of === 'few' ? 'at_most' : 'exactly')
