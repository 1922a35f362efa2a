/** Between which prices a dish may stand: by what the owner says, and by the house's own dishes of its course. */
import type { PriceRange } from '../../base/costing.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { PriceBounds } from '../../base/request/requirements.ts'

/** Accepted distance from a price asked for as "about". */
const aboutRange = 0.15

export function ownerRange({ min, max, about }: PriceBounds): PriceRange {
  return {
    least: min ?? (about === null ? null : about * (1 - aboutRange)),
    most: max ?? (about === null ? null : about * (1 + aboutRange)),
  }
}

/**
 * What the owner says of all prices, for one course. "Vendo a 28" is the price of the plates that the house sells at 28, to
 * the cent; its desserts, which cost a third of that, keep their own.
 */
export function generalRange(bounds: PriceBounds, market: PriceRange, prices: readonly number[]): PriceRange {
  const { about, min, max } = bounds
  if (about === null || min !== null || max !== null || prices.length === 0) return ownerRange(bounds)
  if (prices.filter((price) => price === about).length * 2 >= prices.length)
    return { least: about, most: about }
  const { least, most } = ownerRange(bounds)
  const isElsewhere =
    (least !== null && market.most !== null && least > market.most) ||
    (most !== null && market.least !== null && most < market.least)
  return isElsewhere ? { least: null, most: null } : { least, most }
}

/** With fewer starters, the house's prices are unknown. */
const fewestStarters = 3

/** The median of sorted prices; 0 if there are none. */
const middleOf = (prices: readonly number[]) => prices[Math.floor((prices.length - 1) / 2)] ?? 0

/** The range of the house's own prices for one course, cheapest first; open if it sells none. */
export function marketOf(
  course: CourseId,
  { own, starters }: { own: readonly number[]; starters: readonly number[] },
  portion: number,
): PriceRange {
  // A house without desserts prices them below its usual starter.
  if (own.length === 0 && course === 'sobremesa' && starters.length >= fewestStarters)
    return { least: null, most: middleOf(starters) * portion }
  const [lowest] = own
  const highest = own.at(-1)
  if (lowest === undefined || highest === undefined) return { least: null, most: null }
  return { least: lowest * 0.85 * portion, most: Math.max(highest, middleOf(own) * 1.6) * portion }
}
