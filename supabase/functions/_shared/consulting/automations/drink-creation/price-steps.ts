/** The steps of a menu's prices, where the limits of house and owner would put most drinks at one and the same price. */

import { priceWithin, roundUpToMenuPrice } from '../../base/costing.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Concept } from '../../base/drinks/concepts/concept.ts'
import {
  leastWithin,
  type PriceRule,
  priceOf,
  suggestedByCost,
  tightPourCostPct,
} from '../../base/drinks/price.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import type { PriceRules } from './price-rules.ts'

/** From this number of drinks at one limited price on, the menu shows no difference between them. */
const crowd = 3
/** Share of the dearest price from which a crowd stands at the upper limit. */
const nearTop = 0.92
/** Drinks below which there is nothing to spread. */
const fewest = 3

interface Priced {
  candidate: Candidate
  rule: PriceRule
  /** By its own cost alone. */
  own: number
  /** Within all limits. */
  price: number
}

/** Lowest price that leaves what the drink must leave. */
function floorOf({ candidate, rule }: Priced, { ending }: Venue): number {
  const { cost } = candidate
  const [span = 1] = rule.market?.span ?? []
  return Math.max(
    roundUpToMenuPrice(
      Math.max(
        cost + (rule.leastMargin ?? 0),
        (cost * 100) / tightPourCostPct,
        rule.limit ? leastWithin(cost, rule.limit) : 0,
      ),
      ending,
    ),
    (rule.market?.price ?? 0) * span,
    rule.owner.least ?? 0,
  )
}

/** Where the steps begin: half-way from the house's own drink to the top, or at the owner's minimum. */
function bottomOf(rule: PriceRule, top: number, named: boolean): number {
  const { least } = rule.owner
  if (least !== null && named) return least
  return (Math.max(rule.market?.price ?? top, least ?? 0) + top) / 2
}

/**
 * The rules of price of the chosen drinks: where three or more with alcohol would stand at one limit, their prices rise
 * in steps with their cost, each leaving at least as much as the house's own drink.
 */
export function steppedRules(
  chosen: readonly Candidate[],
  venue: Venue,
  { ruleFor, namesRange: named }: Pick<PriceRules, 'ruleFor' | 'namesRange'>,
): (concept: Concept) => PriceRule {
  const all = chosen.flatMap((candidate): Priced[] => {
    const { concept, base, cost, servings } = candidate
    if (base === null || servings !== undefined || concept.template === 'shot') return []
    const rule = ruleFor(concept)
    const own = suggestedByCost({ cost, base }, venue, rule).price
    return [{ candidate, rule, own, price: priceOf({ cost, base }, venue, rule).price }]
  })
  // Without a menu or a ceiling, equal prices come from equal costs.
  const limited = all.filter(({ rule }) => rule.market !== null || rule.owner.most !== null)
  const atOne = (price: number) => limited.filter((one) => one.price === price).length
  const [crowded] = limited.toSorted((a, b) => atOne(b.price) - atOne(a.price) || b.price - a.price)
  const most = crowded ? atOne(crowded.price) : 0
  const [first] = all
  if (!first || all.length < fewest || most < crowd || most * 3 <= all.length) return ruleFor
  const { most: ceiling = null } = first.rule.owner
  const reached = Math.max(...all.map(({ price }) => price))
  // A crowd at the lower end is cheap to make: one dear drink is no reason to raise the others.
  if (!named && (crowded?.price ?? 0) < reached * nearTop) return ruleFor
  // An owner who names a range lets the dearest drinks cost what they must.
  const top = named ? Math.min(ceiling ?? reached, Math.max(reached, ...all.map(({ own }) => own))) : reached
  const bottom = bottomOf(first.rule, top, named)
  if (bottom >= top) return ruleFor
  const sorted = all.toSorted((a, b) => a.candidate.cost - b.candidate.cost)
  let before = 0
  const prices = new Map(
    sorted.map((one, index) => {
      const aimed = bottom + ((top - bottom) * index) / (sorted.length - 1)
      const floor = Math.max(floorOf(one, venue), named ? before : 0)
      // Steps go down from the limit; only a range that the owner names lifts what is cheap to make.
      const rounded = roundUpToMenuPrice(aimed - 0.5, venue.ending)
      const highest = named ? top : one.price
      before = priceWithin(Math.max(rounded, floor), { least: null, most: highest }, venue.ending)
      return [one.candidate.concept.id, before] as const
    }),
  )
  return (concept) => {
    const rule = ruleFor(concept)
    const price = prices.get(concept.id)
    return price === undefined ? rule : { ...rule, owner: { least: price, most: price } }
  }
}
