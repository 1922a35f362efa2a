import { optional } from '../preloadable'

/** Code-split drawing of a laid table, for empty states. Most lists are not empty. */
export const SetTableLater = optional(async () => ({ default: (await import('./set-table')).SetTable }))
