import { type PriceEnding, roundUpToMenuPrice } from '../../base/costing.ts'
import { formatBrl } from '../../base/language/text.ts'
import { guestsOf, isSinglePiece } from '../../base/pairing/understand.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { Combo } from './schema.ts'

/** Share of the two prices that a combo takes off. */
const discountShare = 0.08
/** The discount never exceeds this share of the drink's price: the drink must still earn. */
const largestShareOfDrink = 0.25

/** An item for sale, R$; null if unknown. */
export interface Sold {
  name: string
  price: number | null
  cost: number | null
}

/** A menu's price ending: that of most of its prices, or that of the house's kind if the menu shows none. */
export function endingOf(prices: readonly number[], usual: PriceEnding): PriceEnding {
  const cents = prices.map((price) => Math.round(price * 100) % 100)
  const ninety = cents.filter((rest) => rest === 90).length
  const whole = cents.filter((rest) => rest === 0).length
  if (ninety === whole) return usual
  return ninety > whole ? 'ninety' : 'whole'
}

/**
 * Break-even: the % of a combo's buyers who may be guests that would have bought both at full price. Each of them costs
 * the discount, each of the others brings the gain. 100 without a discount; null without a known gain.
 */
function breakEvenOf(gain: number | null, discount: number): number | null {
  if (gain === null) return null
  if (gain <= 0) return 0
  return (gain / (gain + discount)) * 100
}

const times = (amount: number | null, count: number) => (amount === null ? null : amount * count)

/** The drinks beside one dish: one for each guest that it serves. */
export function drinksFor(item: MenuItem, { name, price, cost }: Sold): Sold {
  const guests = guestsOf(item)
  return { name, price: times(price, guests), cost: times(cost, guests) }
}

/**
 * The combo of a dish with a drink for each of its guests, within the owner's bounds, or why there is none.
 * @param closed the dish's seafood is in its closed season
 */
export function comboWithin(
  dish: MenuItem,
  drink: Sold,
  ending: PriceEnding,
  { max, min }: { max: number | null; min: number | null },
  closed = false,
): { combo: Combo | null; comboNote?: string } {
  if (closed) return { combo: null, comboNote: 'fica para depois do defeso.' }
  if (isSinglePiece(dish)) {
    return { combo: null, comboNote: 'uma unidade só não faz combo; pense numa rodada para a mesa.' }
  }
  const combo = comboOf(dish, drinksFor(dish, drink), ending)
  if (!combo) return { combo }
  if (max !== null && combo.price > max + 1e-9) {
    return {
      combo: null,
      comboNote: `sairia por ${formatBrl(combo.price)}, acima dos ${formatBrl(max)} que você pediu.`,
    }
  }
  if (min !== null && combo.price < min - 1e-9) {
    return {
      combo: null,
      comboNote: `sairia por ${formatBrl(combo.price)}, abaixo dos ${formatBrl(min)} que você pediu.`,
    }
  }
  return { combo }
}

/**
 * A dish and a drink sold together: 8 % off the two, at most 25 % of the drink's price, rounded up to a menu price; at
 * full price if rounding leaves no discount. Null if a price is unknown.
 */
export function comboOf(dish: Sold, drink: Sold, ending: PriceEnding): Combo | null {
  if (dish.price === null || drink.price === null || dish.price === 0) return null
  const full = dish.price + drink.price
  const off = Math.min(full * discountShare, drink.price * largestShareOfDrink)
  const price = Math.min(full, roundUpToMenuPrice(full - off, ending))
  const missing = [dish, drink].filter(({ cost }) => cost === null).map(({ name }) => name)
  const cost = dish.cost === null || drink.cost === null ? null : dish.cost + drink.cost
  const discount = full - price
  const gain = drink.cost === null ? null : price - dish.price - drink.cost
  return {
    dishPrice: dish.price,
    drinkPrice: drink.price,
    price,
    discount,
    cost,
    costPct: cost === null ? null : (cost / price) * 100,
    margin: cost === null ? null : price - cost,
    gain,
    breakEvenPct: breakEvenOf(gain, discount),
    missing,
  }
}
