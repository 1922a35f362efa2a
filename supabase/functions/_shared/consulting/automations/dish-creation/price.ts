import {
  contributionMargin,
  foodCostBand,
  type PriceRange,
  pourCostPct,
  priceWithin,
  roundUpToMenuPrice,
  type SuggestedPrice,
  suggestPrice,
} from '../../base/costing.ts'
import { median } from '../../base/statistics.ts'
import { dearestDish, ladderPrice, leanestBesideLike, nearOf, priceEach } from './beside.ts'
import type { Candidate } from './compose.ts'
import { isUnit } from './formats.ts'
import { liftedPrice } from './price-rule.ts'
import type { DishRequest } from './request.ts'

/** The price derived from the cost, adjusted to the prices of the house's menu and the owner's bounds. */
export function priceOf(candidate: Candidate, request: DishRequest): SuggestedPrice {
  const { idea, cost, serves } = candidate
  const course = coursePrice(request) ?? boxPrice(candidate, request)
  if (course !== null) return at(course, cost, 'owner')
  if (serves > 1) return sharedPrice(candidate, request)
  const { kitchen, level, ruleFor } = request
  const own = suggestPrice(cost, {
    targetPct: usualPct(candidate, request),
    band: foodCostBand,
    ending: kitchen.ending,
    minimumPrice: leastPrice(candidate, request),
  })
  const rule = ruleFor(idea)
  const onLadder = priceWithin(
    own.price,
    { least: ladderPrice(candidate, request.houseDishes, level.portion), most: null },
    kitchen.ending,
  )
  // Do not raise a cheap dish far above its cost just to match the house's dearer dishes, nor sell a main as a starter.
  const least = Math.min(
    rule.market.least ?? 0,
    Math.max((cost / leanestBesideLike) * 100, aboveStarters(candidate, request)),
  )
  // Guests do not order an unknown dish above the dearest one that they know, unless its cost leaves no choice.
  const dearest = dearestDish(sameUnit(candidate, request), level.portion)
  const most = dearest === null ? null : Math.max(dearest, (cost / foodCostBand.max) * 100)
  const byMenu =
    most === null
      ? onLadder
      : Math.min(onLadder, priceWithin(onLadder, { least: null, most }, kitchen.ending))
  const byMarket = priceWithin(byMenu, { ...rule.market, least }, kitchen.ending)
  const lifted = Math.max(liftedPrice(byMarket, rule, kitchen), leanPrice(candidate, request))
  const price = priceWithin(lifted, ownerRange(candidate, rule.owner), kitchen.ending)
  if (price === own.price) return own
  // The price that the house charges is no limit.
  const isCharged = rule.owner.least !== null && rule.owner.least === rule.owner.most
  return at(price, cost, price === byMarket || isCharged ? 'market' : 'owner')
}

/** With fewer known costs, the house's food cost is unknown; beyond the second, a dish pays for no more than itself. */
const pctOfHouse = { fewest: 3, most: 40 } as const

/** Food cost in % that the house's own dishes of the course have, where it is above that of other houses: its guests pay no more. */
function usualPct({ idea }: Candidate, { houseDishes, kitchen }: DishRequest): number {
  const known = nearOf(idea, houseDishes).flatMap(({ cost, price }) =>
    cost === null ? [] : [(cost / price) * 100],
  )
  return known.length < pctOfHouse.fewest
    ? kitchen.targetPct
    : Math.max(kitchen.targetPct, Math.min(median(known), pctOfHouse.most))
}

/** What a main costs at least beside the house's own starters, and food cost in % below which guests see it is not worth it. */
const besideStarters = { factor: 1.25, leanestPct: 13 } as const

function aboveStarters({ idea, cost }: Candidate, { houseDishes, level }: DishRequest): number {
  if (idea.course !== 'principal') return 0
  const starters = nearOf({ course: 'petisco' }, houseDishes).map(priceEach)
  const usual = starters.length === 0 ? 0 : median(starters) * besideStarters.factor * level.portion
  return Math.min(usual, (cost / besideStarters.leanestPct) * 100)
}

/** A plate is not compared with a whole pizza, nor a skewer with a plate. */
const sameUnit = ({ idea }: Candidate, { houseDishes }: DishRequest) =>
  isUnit(idea.format)
    ? houseDishes.filter(({ format }) => format === idea.format)
    : houseDishes.filter(({ isApart }) => !isApart)

/** The lowest price that pays for serving a plate; less where the house itself serves that course for less. */
function leastPrice({ idea }: Candidate, { kitchen, level, houseDishes }: DishRequest): number {
  const [cheapest] = nearOf(idea, houseDishes).map(priceEach)
  return Math.min(kitchen.minimumPrice, cheapest ?? kitchen.minimumPrice) * level.portion
}

const at = (price: number, cost: number, basis: SuggestedPrice['basis']): SuggestedPrice => ({
  price,
  pourCostPct: pourCostPct(cost, price),
  contributionMargin: contributionMargin(cost, price),
  basis,
})

/** Part of a menu's price per guest that one course stands for; null without a menu in courses. */
function coursePrice({ asks: { tasting } }: DishRequest): number | null {
  return tasting === null || tasting.price === null ? null : tasting.price / tasting.courses
}

/** Highest food cost in % at which a dish goes into the house's box as it is priced. */
const mostInBox = 45

/** The price of the house's own box that pays for the dish: lunch boxes have one price, whatever is in them. */
function boxPrice({ cost, missing }: Candidate, { lunchBoxes, asks }: DishRequest): number | null {
  if (missing.length > 0) return null
  return (
    lunchBoxes.find((price) => (cost / price) * 100 <= mostInBox && price - cost >= asks.leaves) ??
    lunchBoxes.at(-1) ??
    null
  )
}

/** The lowest price that keeps the owner's food cost and leaves the R$ of each dish; 0 without such limits. */
function leanPrice({ cost }: Candidate, { asks, kitchen }: DishRequest): number {
  const least = Math.max(
    asks.foodCostPct === null ? 0 : (cost / asks.foodCostPct) * 100,
    asks.leaves === 0 ? 0 : cost + asks.leaves,
  )
  return least === 0 ? 0 : priceWithin(0, { least, most: null }, kitchen.ending)
}

/** The owner's bounds for this plate. */
function ownerRange({ dearest, cheapest, mayCostMore }: Candidate, owner: PriceRange): PriceRange {
  const most = mayCostMore ? null : owner.most
  if (dearest === null) return { ...owner, most }
  return { least: cheapest ?? owner.least, most: Math.min(dearest, most ?? dearest) }
}

/** What a plate for several costs, relative to as many single ones: nobody shares to pay the same. */
const sharedShare = 0.9

function sharedPrice(candidate: Candidate, request: DishRequest): SuggestedPrice {
  const { serves, cost } = candidate
  const { kitchen, ruleFor, platter } = request
  // The owner's bounds are of the plate, whoever shares it.
  const unbound: DishRequest = {
    ...request,
    ruleFor: (one) => ({ ...ruleFor(one), owner: { least: null, most: null } }),
  }
  const single = priceOf({ ...candidate, serves: 1, cost: cost / serves }, unbound).price
  // In a house of plates for several, the price per person is already that of such a plate.
  const share = platter === null ? sharedShare : 1
  const full = Math.max(single * serves * share, leanPrice(candidate, request))
  const raised = roundUpToMenuPrice(full, kitchen.ending)
  const price = priceWithin(raised, ownerRange(candidate, ruleFor(candidate.idea).owner), kitchen.ending)
  return at(price, cost, price === raised ? 'market' : 'owner')
}
