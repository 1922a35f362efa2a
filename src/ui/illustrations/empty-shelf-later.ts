import { optional } from '../preloadable'

/** The empty shelf of an empty state. Most lists are not empty, so its script loads when it is drawn. */
export const EmptyShelfLater = optional(async () => ({
  default: (await import('./empty-shelf')).EmptyShelf,
}))
