/** What an item should cost, from its ingredients and from the step that guests accept at once. */
import { roundUpToMenuPrice } from '../../../base/costing.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { endingOfPrice } from '../../../base/pricing/endings.ts'
import { allowsPrice, type PriceLimits } from '../../../base/pricing/limits.ts'

/** Highest cost of ingredients as a share of the price: doses and drinks, dishes, and what is only resold. */
const shares = { drink: 0.4, dose: 0.4, dish: 0.35, side: 0.35, soft_drink: 0.45, beer: 0.6 } as const
/** Largest rise at one printing. */
const largestRise = 0.15

type Item = { name: string; section: string; price: number; cost: number }

/** The price that the cost asks for, and the one to print now; `now` is today's if that is enough. */
export function fairPrice(
  { name, section, price, cost }: Item,
  limits: PriceLimits,
): { share: number; asks: number; now: number } {
  const share = shares[itemKind({ name, section })]
  const ending = endingOfPrice(price)
  const asks = Math.max(price, roundUpToMenuPrice(cost / share, ending))
  let now = asks
  while (now > price + 0.5 && (now > price * (1 + largestRise) || !allowsPrice(limits, now))) now -= 1
  return { share, asks, now: now > price + 0.01 && allowsPrice(limits, now) ? now : price }
}
