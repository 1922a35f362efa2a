import {
  contributionMargin,
  foodCostBand,
  pourCostPct,
  priceWithin,
  type SuggestedPrice,
  suggestPrice,
} from '../../base/costing.ts'
import { dearestDish, ladderPrice, leanestBesideLike } from './beside.ts'
import type { Candidate } from './compose.ts'
import { liftedPrice } from './price-rule.ts'
import type { DishRequest } from './request.ts'

/** The price derived from the cost, adjusted to the prices of the house's menu and the owner's bounds. */
export function priceOf(candidate: Candidate, request: DishRequest): SuggestedPrice {
  const { idea, cost } = candidate
  const { kitchen, level, ruleFor } = request
  const own = suggestPrice(cost, {
    targetPct: kitchen.targetPct,
    band: foodCostBand,
    ending: kitchen.ending,
    minimumPrice: kitchen.minimumPrice * level.portion,
  })
  const rule = ruleFor(idea)
  const onLadder = priceWithin(
    own.price,
    { least: ladderPrice(candidate, request.houseDishes, level.portion), most: null },
    kitchen.ending,
  )
  // Do not raise a cheap dish far above its cost just to match the house's dearer dishes.
  const least = Math.min(rule.market.least ?? 0, (cost / leanestBesideLike) * 100)
  // Guests do not order an unknown dish above the dearest one that they know, unless its cost leaves no choice.
  const dearest = dearestDish(request.houseDishes, level.portion)
  const most = dearest === null ? null : Math.max(dearest, (cost / foodCostBand.max) * 100)
  const byMenu =
    most === null
      ? onLadder
      : Math.min(onLadder, priceWithin(onLadder, { least: null, most }, kitchen.ending))
  const byMarket = priceWithin(byMenu, { ...rule.market, least }, kitchen.ending)
  const price = priceWithin(liftedPrice(byMarket, rule, kitchen), rule.owner, kitchen.ending)
  if (price === own.price) return own
  return {
    price,
    pourCostPct: pourCostPct(cost, price),
    contributionMargin: contributionMargin(cost, price),
    basis: price === byMarket ? 'market' : 'owner',
  }
}
