/** "Pouco" and "bastante" mean one result in this many. Screens tell the owner before payment. */
export const fewShare = 4
export const manyShare = 3

/** Most results of a menu that may contain something the owner wants little of; at least one. */
export const mostOfFew = (results: number): number => Math.max(1, Math.floor(results / fewShare))

/** Fewest results of a menu that contain something the owner wants much of. */
export const leastOfMany = (results: number): number => Math.ceil(results / manyShare)
