/** What an action of a plan is, and what is assumed of its costs. */

/**
 * `cost` in R$ and `gain` in R$ a month are assumptions; `gain` is null where nothing can be counted. `days`: on which days,
 * where these are known; else it is done in its `week`. `check`: when it stops paying.
 */
export type Planned = {
  what: string
  cost: number
  gain: number | null
  brings: string
  week: number
  days?: string
  check?: string
}

/** Assumed costs, in R$: labels over a few prices, new pages and signs, a blackboard, photos that last a month, a week's advertisement nearby. */
export const label = 20
export const printing = 180
export const board = 60
export const photos = 450
export const advertisement = 60
/** Tables that an offer reaches on an evening, where nobody has counted; and in a month, on one evening a week. */
export const tablesAnEvening = 10
export const tables = 43
