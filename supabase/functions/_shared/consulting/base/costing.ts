/**
 * Costs and prices of drinks and dishes. Money is in R$, not rounded except for menu prices. Sources: the usual bar
 * costing of pour cost (cost ÷ net price) and of contribution margin (net price − cost), as in Kasavana & Smith, "Menu
 * Engineering" (1982).
 */

/** Pour cost that keeps a drink healthy, in % of the net price. */
export const drinkPourCostBand = { min: 18, max: 24 } as const

/** Food cost that keeps a dish healthy, in % of the net price. */
export const foodCostBand = { min: 28, max: 35 } as const

interface CostBand {
  min: number
  max: number
}

/** A purchase: R$ for an amount, in the unit in which the recipe measures it. */
interface Pack {
  price: number
  amount: number
}

/**
 * Cost in R$ of a quantity taken from a pack: price ÷ amount × quantity ÷ (1 − loss).
 * Example: R$ 55 for 500 ml, 50 ml, no loss: R$ 5,50.
 * @param loss share of what was bought that never reaches the glass (peel, seeds, residue), 0 to under 1
 * @throws RangeError for an empty pack, a negative figure or a loss of everything
 */
export function doseCost(pack: Pack, quantity: number, loss = 0): number {
  if (!(pack.amount > 0) || pack.price < 0 || quantity < 0 || loss < 0 || loss >= 1) {
    throw new RangeError('doseCost: pack, quantity or loss out of range')
  }
  return ((pack.price / pack.amount) * quantity) / (1 - loss)
}

type RecipeCost =
  | { kind: 'complete'; total: number }
  /** A part has no known price, so there is no total; only the sum of the known parts is given. */
  | { kind: 'incomplete'; known: number; missing: number }

/** Cost in R$ of a recipe from its parts' costs; null marks a part without a known price. */
export function recipeCost(parts: readonly (number | null)[]): RecipeCost {
  const known = parts.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
  const missing = parts.filter((cost) => cost === null).length
  return missing === 0 ? { kind: 'complete', total: known } : { kind: 'incomplete', known, missing }
}

/** Net price in R$: the menu price less the share that taxes and card fees take (0 to under 1). */
function netPrice(menuPrice: number, deductions = 0): number {
  return menuPrice * (1 - deductions)
}

/** Cost as a percentage of the net price. */
export function pourCostPct(cost: number, price: number): number {
  return (cost / price) * 100
}

/** Contribution margin in R$: net price − cost. */
export function contributionMargin(cost: number, price: number): number {
  return price - cost
}

/** Endings of whole reais by their last figures, lowest first. */
export const lastFigures = {
  zero_or_nine: [0, 9],
  zero_or_five: [0, 5],
  five_or_nine: [5, 9],
  seven_or_nine: [7, 9],
  eight_or_nine: [8, 9],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type FigureEnding = keyof typeof lastFigures

/** How the house's prices end: R$ 27,90, R$ 28 or R$ 27,50, or in certain last figures. */
export type PriceEnding = 'ninety' | 'whole' | 'half' | FigureEnding

/** The last figures that an ending asks for; null if it asks for none. */
export const figuresOf = (ending: string | undefined): readonly number[] | null =>
  Object.entries(lastFigures).find(([id]) => id === ending)?.[1] ?? null

const endingCents = (ending: PriceEnding): number => (ending === 'ninety' ? 90 : ending === 'half' ? 50 : 0)

/** The lowest menu price that is not below an amount. R$ 27,50 becomes R$ 27,90 or R$ 28. */
export function roundUpToMenuPrice(amount: number, ending: PriceEnding): number {
  // In cents and with a tolerance: otherwise the binary form of 27.9 would round up to the next price.
  const cents = Math.ceil(amount * 100 - 1e-6)
  const offset = endingCents(ending)
  const up = (Math.ceil((cents - offset) / 100) * 100 + offset) / 100
  const figures = figuresOf(ending)
  if (figures === null) return up
  const ten = Math.floor(up / 10) * 10
  return ten + (figures.find((figure) => figure >= up - ten) ?? 10 + (figures[0] ?? 0))
}

interface PricePolicy {
  /** Target pour cost in %; moved into the band if it lies outside. */
  targetPct: number
  band: CostBand
  ending: PriceEnding
  /** R$; a lower price would not cover the glass, the ice and the work. */
  minimumPrice: number
  /** Share of the menu price that taxes and fees take; default 0. */
  deductions?: number
}

/** Allowed price range in R$; null for no limit. */
export interface PriceRange {
  least: number | null
  most: number | null
}

/** The highest menu price that is not above an amount; the amount itself if it is below every menu price. */
export function roundDownToMenuPrice(amount: number, ending: PriceEnding): number {
  const figures = figuresOf(ending)
  if (figures !== null) {
    const most = Math.floor(amount + 1e-9)
    const ten = Math.floor(most / 10) * 10
    const down = ten + (figures.findLast((figure) => figure <= most - ten) ?? (figures.at(-1) ?? 0) - 10)
    return down > 0 ? down : amount
  }
  const up = roundUpToMenuPrice(amount, ending)
  const down = up > amount + 1e-9 ? up - 1 : up
  return down > 0 ? Math.round(down * 100) / 100 : amount
}

/** Moves a price into a range: to a menu price if the range contains one, else to its upper end. */
export function priceWithin(price: number, { least, most }: PriceRange, ending: PriceEnding): number {
  if (most !== null && price > most + 1e-9) {
    const down = roundDownToMenuPrice(most, ending)
    return least !== null && down < least - 1e-9 ? most : down
  }
  if (least !== null && price < least - 1e-9) {
    const up = roundUpToMenuPrice(least, ending)
    return most !== null && up > most + 1e-9 ? most : up
  }
  return price
}

export interface SuggestedPrice {
  /** R$ as printed on the menu. */
  price: number
  /** % of the net price. */
  pourCostPct: number
  /** R$ */
  contributionMargin: number
  /**
   * `in_band`: the pour cost lies within the band. `minimum_price`: the drink is so cheap that the minimum price puts
   * it below the band. `step_too_large`: no menu price falls inside the band (a whole real exceeds it), so the next
   * higher price is taken and the house never sells below its target. `market`: moved to the level of the house's own
   * prices. `owner`: moved to a bound that the owner gave.
   */
  basis: 'in_band' | 'minimum_price' | 'step_too_large' | 'market' | 'owner'
}

/**
 * The menu price for a cost: cost ÷ target, rounded up to a menu price. If rounding pushes the pour cost below the
 * band, the target is the highest pour cost of the band instead, which gives the lowest price that the band allows.
 * @throws RangeError for a cost that is not positive
 */
export function suggestPrice(cost: number, policy: PricePolicy): SuggestedPrice {
  if (!(cost > 0)) throw new RangeError('suggestPrice: the cost must be positive')
  const deductions = policy.deductions ?? 0
  const { band, ending } = policy
  const priceAt = (pct: number) => roundUpToMenuPrice(((cost / pct) * 100) / (1 - deductions), ending)
  const pctOf = (price: number) => pourCostPct(cost, netPrice(price, deductions))
  const settle = (price: number, basis: SuggestedPrice['basis']): SuggestedPrice => ({
    price,
    pourCostPct: pctOf(price),
    contributionMargin: contributionMargin(cost, netPrice(price, deductions)),
    basis,
  })

  const target = Math.min(band.max, Math.max(band.min, policy.targetPct))
  const aimed = priceAt(target)
  const price = pctOf(aimed) < band.min ? priceAt(band.max) : aimed
  const minimum = roundUpToMenuPrice(policy.minimumPrice, ending)
  const chosen = Math.max(price, minimum)
  if (pctOf(chosen) >= band.min) return settle(chosen, 'in_band')
  return settle(chosen, chosen > price ? 'minimum_price' : 'step_too_large')
}
