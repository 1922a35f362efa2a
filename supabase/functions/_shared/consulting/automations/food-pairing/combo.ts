import { type PriceEnding, roundUpToMenuPrice } from '../../base/costing.ts'
import { formatBrl } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { Combo } from './schema.ts'
import type { Serving } from './serving.ts'

/** Maximum discount, as a share of the combined price. */
const discountShare = 0.08
/**
 * The discount applies to the drinks: at most this share of their price. A small measure of cachaça has none, because
 * R$ 2 or 3 would not persuade guests, and the beer that it replaces is lost anyway.
 */
const shareOfDrink = { mixed: 0.15, neat: 0 } as const

/** Least discount, as a share of the combined price: below it, both are sold at full price. */
const leastShare = 0.03

/** An item for sale, R$; null if unknown. */
export interface Sold {
  name: string
  price: number | null
  cost: number | null
  /** Sold beside the dish at its own price: cachaça served neat, or a drink of the house's list. */
  neat?: boolean
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

const several = ({ price, cost, ...rest }: Sold, count: number): Sold => ({
  ...rest,
  price: times(price, count),
  cost: times(cost, count),
})

/**
 * The combo of a dish with a drink for each of its guests, within the owner's bounds, or why there is none.
 * @param closed whether the dish may not be sold today: closed season or protected species
 */
export function comboWithin(
  dish: Sold,
  { kind, name, price, cost, listed }: Pick<Option, 'kind' | 'name' | 'price' | 'cost' | 'listed'>,
  { guests, pieces }: Serving,
  ending: PriceEnding,
  { max, min }: { max: number | null; min: number | null },
  closed = false,
): { combo: Combo | null; comboNote?: string } {
  if (closed) return { combo: null, comboNote: 'este prato não se oferece hoje.' }
  const drinks = several({ name, price, cost, neat: kind === 'cachaca' || listed === true }, guests)
  const combo = comboOf(
    several({ name: dish.name, price: dish.price, cost: dish.cost }, pieces),
    drinks,
    ending,
  )
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
 * A dish and its drinks sold together: 15 % off mixed drinks, nothing off neat measures, never more than 8 % of the
 * total. Rounded up to a menu price; at full price if rounding leaves no discount. Null if a price is unknown.
 */
export function comboOf(dish: Sold, drink: Sold, ending: PriceEnding): Combo | null {
  if (dish.price === null || drink.price === null || dish.price === 0) return null
  const full = dish.price + drink.price
  const off = Math.min(
    full * discountShare,
    drink.price * (drink.neat ? shareOfDrink.neat : shareOfDrink.mixed),
  )
  const rounded = Math.min(full, roundUpToMenuPrice(full - off, ending))
  // "R$ 80 separados, R$ 79 juntos" persuades nobody.
  const price = full - rounded < full * leastShare - 1e-9 ? full : rounded
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
