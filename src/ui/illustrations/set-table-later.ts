import { optional } from '../preloadable'

/** The laid table of an empty state. Most lists are not empty, so its script loads when it is drawn. */
export const SetTableLater = optional(async () => ({ default: (await import('./set-table')).SetTable }))
