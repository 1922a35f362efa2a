/** Drinks of a house that is short of ice: a few cubes in a glass whose contents are cold already. */
import type { Candidate } from './candidate.ts'
import type { GlassId, Path } from './templates.ts'

/** g of a cube from an ordinary tray or bag, about 27 ml of water less what has melted. */
const cubeGrams = 20

/** g of ice of a drink that needs little of it: a glass filled to the brim takes 150 to 200. */
export const mostLittleIce = 100

/** Cubes in each glass: enough to keep cold what comes cold to the bar. */
const cubes: Readonly<Record<GlassId, number>> = { low: 3, tall: 4, stem: 3, wine: 4, shot: 0, mug: 0 }

/** g of ice for each guest of a jug or a bowl, whose glasses get none. */
export const littleIceEach = 60

/**
 * The way of making a drink with a few cubes; null where the ice is the way: shaking and stirring take 160 g and more, and
 * a frozen drink is mostly ice.
 */
export function withLittleIce(path: Path): Path | null {
  if (path.method === 'shake' || path.method === 'stir' || path.technique === 'blended') return null
  return path.served === 'on_ice' ? { ...path, iceGrams: cubes[path.glass] * cubeGrams } : path
}

/** How many cubes a glass gets; null where it is filled, or has none. A glass of a stated size has them counted. */
export const cubesIn = ({
  iceGrams,
  path,
  servings = 1,
  glass,
}: Pick<Candidate, 'iceGrams' | 'path' | 'servings' | 'glass'>): number | null =>
  path.served === 'on_ice' &&
  iceGrams > 0 &&
  (iceGrams / servings <= mostLittleIce || (glass.isStated === true && path.method === 'build'))
    ? Math.round(iceGrams / cubeGrams)
    : null
