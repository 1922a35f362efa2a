import { optional } from '../preloadable'

/** Code-split drawing of an empty shelf, for empty states. Most lists are not empty. */
export const EmptyShelfLater = optional(async () => ({
  default: (await import('./empty-shelf')).EmptyShelf,
}))
