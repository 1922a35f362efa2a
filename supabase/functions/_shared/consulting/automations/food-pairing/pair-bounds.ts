/** How many drinks stand beside a dish, and whether a pair stays within the owner's limits. */
import type { Option } from '../../base/pairing/options.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { comboWithin } from './combo.ts'
import { fitsCombo } from './offers-within.ts'
import { pairTotal, servingWithin } from './pair-limit.ts'
import { type Serving, servingAt } from './serving.ts'
import type { Setting } from './setting.ts'

/** A starter that costs at least this multiple of a mixed drink is a portion for two. */
const sharedFrom = 1.2
/** Most that the drinks of a shared starter may cost together, as a multiple of its price. */
const dearest = 1.2
/** Assumed price of a mixed drink in R$, if the house sells none. */
const usualDrink = 20

export interface PairBounds {
  /** Guests and pieces of a dish with a drink, as far as the owner's limit for each pairing pays for them. */
  servedAt: (dish: DishReading, option: Pick<Option, 'price' | 'serves'>) => Serving
  /** Whether a pair is within the owner's limit for each. */
  isWithinPair: (dish: DishReading, option: Pick<Option, 'price' | 'serves'>) => boolean
  /** Whether the price of dish and drink together is also within what the owner sets for combos. */
  fits: (dish: DishReading, option: Option) => boolean
}

export function pairBounds({ request, venue, prices }: Setting): PairBounds {
  const shared = (prices.drinks.market?.price ?? usualDrink) * sharedFrom
  const isPlated = venue.glassware === 'fine'
  const servedAt: PairBounds['servedAt'] = (dish, { price, serves = 1 }) => {
    const serving = servingAt(dish, shared, isPlated)
    const { price: own } = dish.item
    // Nobody orders two drinks that cost more than the starter that they share: each guest orders for himself.
    const isDear =
      dish.course === 'starter' && own !== null && price !== null && price * serving.guests > own * dearest
    // One bottle or jug is for all who share it.
    const drinks = Math.ceil(serving.guests / serves)
    return servingWithin(
      isDear && serving.pieces === 1 ? { ...serving, guests: 1 } : { ...serving, guests: drinks },
      price,
      request.pairLimit,
    )
  }
  const isWithinPair: PairBounds['isWithinPair'] = (dish, option) => {
    const total = request.pairLimit && pairTotal(dish, option, servedAt(dish, option), request.pairLimit)
    return !request.pairLimit || total === null || total <= request.pairLimit.max + 0.005
  }
  return {
    servedAt,
    isWithinPair,
    fits: (dish, option) =>
      isWithinPair(dish, option) &&
      (!request.limitsPairs ||
        (fitsCombo(dish, option, request, venue.ending) ??
          ((request.combo.max === null && request.combo.min === null) ||
            comboWithin(dish.item, option, servedAt(dish, option), venue.ending, request.combo).combo !==
              null))),
  }
}
