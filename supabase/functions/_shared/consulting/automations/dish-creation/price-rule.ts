import { type PriceRange, priceWithin } from '../../base/costing.ts'
import { floorBeside } from '../../base/pricing/house-floor.ts'
import type { Kitchen } from './kitchen.ts'

/** Limits on the price of a dish. */
export interface PriceRule {
  market: PriceRange
  /** The house's lowest price in R$, lowered if no comparable item justifies it; null without such a floor. */
  floor: number | null
  /** Prices of the house's items of the course, else of all its dishes. */
  beside: readonly number[]
  owner: PriceRange
}

/** A price raised to the house's floor, as far as the nearest item justifies. */
export function liftedPrice(
  price: number,
  { floor, beside }: PriceRule,
  { ending }: Pick<Kitchen, 'ending'>,
): number {
  if (floor === null) return price
  const [nearest = null] = beside.toSorted((a, b) => Math.abs(a - price) - Math.abs(b - price))
  return priceWithin(price, { least: floorBeside(floor, nearest, ending), most: null }, ending)
}

/** Highest price that a rule allows; null without a limit. */
export function dearestOf({ market, owner }: PriceRule, { ending }: Pick<Kitchen, 'ending'>): number | null {
  const byMarket = priceWithin(Number.POSITIVE_INFINITY, market, ending)
  const dearest = priceWithin(byMarket, owner, ending)
  return dearest === Number.POSITIVE_INFINITY ? null : dearest
}
