import { preloadable } from '@/ui/preloadable'

/** The drawing of the first screen. It is in the HTML; its script may come when the rest already works. */
export const HeroArt = preloadable(async () => ({
  default: (await import('@/ui/illustrations/copper-still')).CopperStill,
}))
