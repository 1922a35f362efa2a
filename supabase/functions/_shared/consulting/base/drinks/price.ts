import {
  contributionMargin,
  drinkPourCostBand,
  type PriceRange,
  pourCostPct,
  priceWithin,
  roundUpToMenuPrice,
  type SuggestedPrice,
  suggestPrice,
} from '../costing.ts'
import type { Venue } from '../house/read-venue.ts'
import type { CostLimit } from '../request/requirements.ts'
import { isSpiritId, type SpiritId } from '../spirits.ts'
import type { Candidate } from './candidate.ts'
import type { Market } from './market.ts'

/** R$; a lower price would not cover the glass, the ice and the work. */
export const minimumDrinkPrice = 14.9
/** R$; lower, because guests expect to pay less for a drink without alcohol. */
const minimumWithoutAlcohol = 11.9

/** Highest pour cost in % that we propose when a bound leaves no room for a better one. */
export const tightPourCostPct = 30

/** Cost in % of the price beside a dose: what a neighbourhood bar can charge, and the most it can bear. */
const dosePourCostPct = { target: 36, most: 42 } as const

/** Limits on the prices of a house's drinks. */
export interface PriceRule {
  /** From the house's own menu. */
  market: Market | null
  /** Price of the house's dearest drink without alcohol, R$, as the market of such drinks; absent for none. */
  soft?: number | null
  /** Price of the house's cheapest mixed drink on each other spirit, R$: a new one of the same costs no less. */
  likes?: Readonly<Partial<Record<SpiritId, number>>>
  /** R$ that a drink with alcohol leaves at least: the margin of the house's caipirinha, whose place it takes. */
  leastMargin?: number | null
  /** The same for a drink without alcohol and the house's dearest juice. */
  leastSoftMargin?: number | null
  /** From the owner's words, which win. */
  owner: PriceRange
  /** R$ that a jug may cost as a whole, from the owner's words; absent if it costs what its glasses cost. */
  jug?: number
  /** What a drink may cost and must leave, from the owner's words. */
  limit?: CostLimit
}

export const freePrice: PriceRule = { market: null, owner: { least: null, most: null } }

/** Maximum price of an elaborate drink without alcohol, as a multiple of the house's dearest juice. */
const aboveSoft = 1.4

/** Lower and upper bound of a new drink, as factors of the price of the house's own. */
export const usualSpan = [0.85, 1.6] as const

/** Factors for drinks without alcohol, which cost less than the house's caipirinha and compete with its juices. */
function marketOf(
  { market, soft = null, likes = {} }: PriceRule,
  withAlcohol: boolean,
  base?: string,
): PriceRange {
  if (!market) return { least: null, most: null }
  const [least, most] = withAlcohol ? (market.span ?? usualSpan) : [0.5, 1.15]
  const like = base !== undefined && isSpiritId(base) ? (likes[base] ?? 0) : 0
  const range = { least: Math.max(market.price * least, like), most: Math.max(market.price * most, like) }
  if (withAlcohol || soft === null) return range
  return { ...range, most: Math.max(range.least, Math.min(range.most, soft * aboveSoft)) }
}

/** Highest cost of a drink in R$ at which it can be sold within the limits; null without limits. */
export function mostCostOf(
  rule: PriceRule,
  withAlcohol: boolean,
  { ending }: Pick<Venue, 'ending'>,
  pct: number,
): number | null {
  const byMarket = priceWithin(Number.POSITIVE_INFINITY, marketOf(rule, withAlcohol), ending)
  const share = rule.market?.isDose && withAlcohol ? dosePourCostPct.most : pct
  const dearest = priceWithin(byMarket, rule.owner, ending)
  const { max = null, percent = 100 } = rule.limit ?? {}
  const byPrice = dearest === Number.POSITIVE_INFINITY ? null : (dearest * Math.min(share, percent)) / 100
  return byPrice === null || max === null ? (byPrice ?? max) : Math.min(byPrice, max)
}

/** Lowest price in R$ at which a drink of this cost keeps the owner's limits. */
export const leastWithin = (cost: number, { percent, leaves = 0 }: CostLimit): number =>
  Math.max(cost + leaves, percent === undefined ? 0 : (cost / percent) * 100)

/** Whether a drink keeps the owner's limits at a price. */
export const keepsLimit = (cost: number, price: number, limit: CostLimit): boolean =>
  cost <= (limit.max ?? cost) + 0.005 && price >= leastWithin(cost, limit) - 0.005

/** Prices are spread above the owner's minimum up to this multiple of it, or of the market price. */
const spreadsTo = { floor: 1.25, market: 1.1 } as const
/** Drinks that cost at most this share of the minimum price are sold at it. */
const spreadsFrom = 0.6

/**
 * Spreads prices below the owner's minimum above it, in the order of their original prices, so that they are not all
 * equal. The range between the two is narrowed; higher prices do not change. R$
 */
export function spreadAbove(
  price: number,
  { market, owner: { least, most } }: PriceRule,
  { ending }: Pick<Venue, 'ending'>,
): number {
  if (least === null) return price
  const highest = Math.max(least * spreadsTo.floor, (market?.price ?? 0) * spreadsTo.market)
  const to = most === null ? highest : Math.min(highest, most)
  const from = least * spreadsFrom
  if (price >= to || to <= least) return price
  const share = Math.max(0, price - from) / (to - from)
  return priceWithin(roundUpToMenuPrice(least + share * (to - least), ending), { least, most: to }, ending)
}

/** What a drink would cost by its own cost alone. */
export function suggestedByCost(
  { cost, base }: Pick<Candidate, 'cost' | 'base'>,
  venue: Venue,
  rule: PriceRule = freePrice,
): SuggestedPrice {
  const isDose = base !== null && rule.market?.isDose === true
  return suggestPrice(cost, {
    targetPct: isDose ? dosePourCostPct.target : venue.targetPct,
    band: isDose ? { min: drinkPourCostBand.min, max: dosePourCostPct.most } : drinkPourCostBand,
    ending: venue.ending,
    minimumPrice: isDose ? 0 : base ? minimumDrinkPrice : minimumWithoutAlcohol,
  })
}

/** What a drink costs on the house's menu. */
export function priceOf(
  { cost, base }: Pick<Candidate, 'cost' | 'base'>,
  venue: Venue,
  rule: PriceRule = freePrice,
): SuggestedPrice {
  const own = suggestedByCost({ cost, base }, venue, rule)
  const market = marketOf(rule, base !== null, base?.id)
  const least = (base ? rule.leastMargin : rule.leastSoftMargin) ?? null
  const kept =
    least === null ? own.price : Math.max(own.price, roundUpToMenuPrice(cost + least, venue.ending))
  const byMarket = priceWithin(kept, market, venue.ending)
  const lifted = rule.owner.least !== null && byMarket >= own.price
  const aimed = lifted ? Math.max(byMarket, spreadAbove(own.price, rule, venue)) : byMarket
  const limited = rule.limit
    ? Math.max(aimed, roundUpToMenuPrice(leastWithin(cost, rule.limit), venue.ending))
    : aimed
  const price = priceWithin(limited, rule.owner, venue.ending)
  if (price === own.price) return own
  return {
    price,
    pourCostPct: pourCostPct(cost, price),
    contributionMargin: contributionMargin(cost, price),
    basis: price === byMarket ? 'market' : 'owner',
  }
}

/** A jug costs less than its glasses one by one: what a table saves by ordering together. */
const together = 0.9

/** The price of a drink for one guest, or of a jug or bowl for several. */
export function sharedPriceOf(
  { cost, base, servings = 1 }: Pick<Candidate, 'cost' | 'base' | 'servings'>,
  venue: Venue,
  rule: PriceRule = freePrice,
): SuggestedPrice {
  const single = priceOf({ cost: cost / servings, base }, venue, rule)
  if (servings === 1) return single
  const limit = rule.limit ?? {}
  const least = Math.max((rule.owner.least ?? 0) * servings, servings * leastWithin(cost / servings, limit))
  const whole = roundUpToMenuPrice(Math.max(single.price * servings * together, least), venue.ending)
  const ceiling = servings === 2 ? rule.owner.most : (rule.jug ?? null)
  const capped = ceiling === null ? whole : priceWithin(whole, { least: null, most: ceiling }, venue.ending)
  // A ceiling holds for two guests, too, where the house still earns what one drink leaves.
  const price = servings === 2 && capped - cost < (rule.leastMargin ?? capped * 0.5) ? whole : capped
  return {
    price,
    pourCostPct: pourCostPct(cost, price),
    contributionMargin: contributionMargin(cost, price),
    basis: single.basis,
  }
}
