import { optional } from '../preloadable'

/** The still beside a first screen. The HTML contains it, so its script can load last. */
export const CopperStillLater = optional(async () => ({
  default: (await import('./copper-still')).CopperStill,
}))
