import { optional } from '../preloadable'

/** The still where it stands beside a first screen: it is in the HTML, and its script may come last. */
export const CopperStillLater = optional(async () => ({
  default: (await import('./copper-still')).CopperStill,
}))
