import { roundUpToMenuPrice } from '../costing.ts'
import { changes } from './changes.ts'
import { allowsPrice, demandedPrice, endingOfPrice, type PriceLimits } from './limits.ts'
import { type Paid, paidAt, paidOf } from './paid.ts'
import { priceScenario } from './scenario.ts'

/** Largest change of a price in one step; a constant elasticity does not hold beyond it. */
export const largestChange = 0.1

/**
 * Maximum step including rounding to the house's price ending: R$ 18,00 may rise to R$ 20,00, R$ 7,00 not to R$ 8,00.
 */
export const largestRounded = 0.125

/** Maximum step towards a price that the owner allows by name. */
const largestAllowed = 0.15

/** Share of the best step's gain from which a smaller step is preferred. */
const nearlyAll = 0.9

/** Smallest gain as a share of the item's profit that is worth a new price on the menu. */
export const worthwhile = 0.03

export type Priced = Paid & {
  /** R$ */
  cost: number
  /** Units sold in the period that `gain` covers. */
  units: number
}

/** Advice for one price. Every consultation uses it, so that no two disagree. */
export type PriceStep = {
  /** `asked`: caused by a bound of the owner. `set`: a review's price. `below_cost`: sold at a loss today. */
  kind: 'gain' | 'asked' | 'set' | 'frozen' | 'below_cost' | 'stays'
  /** R$; today's price if nothing changes. */
  price: number
  /** Fraction of today's price. */
  change: number
  /** R$ in the period. */
  profit: number
  gain: number
}

/** Keeps the house's price ending: …,90 or whole reais. */
function toMenuPrice(target: number, today: number): number {
  const up = roundUpToMenuPrice(target, endingOfPrice(today))
  const down = up - 1
  return target - down < up - target && down > 0 ? down : up
}

/** The highest menu price within one step of today's. */
function highestStep(price: number, { allowed, place }: PriceLimits): number {
  const usual = price * (1 + largestChange)
  if (allowed != null) {
    const named = Math.min(allowed, price * (1 + largestAllowed))
    const up = roundUpToMenuPrice(named, endingOfPrice(price))
    return Math.max(usual, up <= named + 1e-9 ? up : up - 1)
  }
  const rounded = roundUpToMenuPrice(usual, endingOfPrice(price))
  return place === undefined && rounded <= price * (1 + largestRounded) + 1e-9 ? rounded : usual
}

/** The other menu prices within one step and the limits, without duplicates. */
function stepsFrom(price: number, limits: PriceLimits): number[] {
  const { place } = limits
  if (place?.kind === 'recent') return []
  const highest = highestStep(price, limits)
  const near = changes
    .map((change) => toMenuPrice(price * (1 + change), price))
    .filter((step) => Math.abs(step / price - 1) <= largestChange + 1e-9)
  const held = place?.kind === 'step_up' && limits.allowed == null
  const top = Math.min(
    Math.max(highest, price),
    limits.ceiling ?? Number.POSITIVE_INFINITY,
    limits.highest ?? Number.POSITIVE_INFINITY,
  )
  const up = roundUpToMenuPrice(top, endingOfPrice(price))
  return [...new Set([...near, up <= top + 1e-9 ? up : up - 1])].filter(
    (step) =>
      Math.abs(step - price) > 1e-9 &&
      step > 0 &&
      step >= price * (1 - largestChange) - 1e-9 &&
      step <= Math.max(highest, price) + 1e-9 &&
      !(held && step > price) &&
      allowsPrice(limits, step),
  )
}

/**
 * The menu price within the limits with the largest gain at the assumed elasticity, or a smaller step with nearly the
 * same gain. Today's price if the gain would be below `worthwhile`.
 */
export function priceStep(item: Priced, elasticity: number, limits: PriceLimits): PriceStep {
  const { price, cost, units } = item
  const paid = paidOf(item)
  const sold = { price: paid, cost, units }
  const profit = (paid - cost) * units
  const stays = { price, change: 0, profit, gain: 0 }
  if (limits.fixed === price) return { kind: 'frozen', ...stays }
  const demanded = demandedPrice(limits, price)
  if (demanded !== null && paidAt(item, demanded) > cost) {
    const change = demanded / price - 1
    // Keep today's units for changes too small for the elasticity to describe.
    const outcome = Math.abs(change) <= largestChange + 1e-9 ? priceScenario(sold, change, elasticity) : null
    const asked = outcome?.profit ?? (paidAt(item, demanded) - cost) * units
    return { kind: 'asked', price: demanded, change, profit: asked, gain: asked - profit }
  }
  if (paid <= cost) return { kind: 'below_cost', ...stays }
  if (demanded !== null) return { kind: 'stays', ...stays }
  const steps = stepsFrom(price, limits).flatMap((menuPrice) => {
    const change = menuPrice / price - 1
    const outcome = priceScenario(sold, change, elasticity)
    return outcome && outcome.profitChange >= profit * worthwhile && outcome.profitChange > 0
      ? [
          {
            kind: 'gain' as const,
            price: menuPrice,
            change,
            profit: outcome.profit,
            gain: outcome.profitChange,
          },
        ]
      : []
  })
  const most = Math.max(...steps.map(({ gain }) => gain))
  return (
    steps
      .filter(({ gain }) => gain >= most * nearlyAll)
      .toSorted((a, b) => Math.abs(a.change) - Math.abs(b.change))[0] ?? { kind: 'stays', ...stays }
  )
}

/**
 * The cost at which the next menu price would become worthwhile, and that price; null if no step within the limits ever
 * would. Solves (p′ − c) × (1 + e × Δ) = (1 + worthwhile) × (p − c) for c.
 */
export function costToRaise(
  item: Paid & { cost: number },
  elasticity: number,
  limits: PriceLimits,
): { cost: number; price: number } | null {
  const { price, cost } = item
  const paid = paidOf(item)
  const found = stepsFrom(price, limits).flatMap((menuPrice) => {
    const real = menuPrice / price - 1
    if (real < 1e-6) return []
    const kept = 1 + elasticity * real
    const bound = ((1 + worthwhile) * paid - paidAt(item, menuPrice) * kept) / (1 + worthwhile - kept)
    return kept > 0 && bound > cost && bound < paid ? [{ cost: bound, price: menuPrice }] : []
  })
  return found.toSorted((a, b) => a.cost - b.cost)[0] ?? null
}

/** Share of the units that a dearer item may lose, or a cheaper one must gain, at break-even. */
export function breakEvenUnits(item: Paid & { cost: number }, newPrice: number): number {
  return (paidOf(item) - item.cost) / (paidAt(item, newPrice) - item.cost) - 1
}

/** A sheet's price above three times the menu's, or below a third, is treated as a typing error. */
export function isOddPrice(inSheet: number | null, onMenu: number | null): boolean {
  return inSheet !== null && onMenu !== null && (inSheet > onMenu * 3 || inSheet * 3 < onMenu)
}

/** The menu price one step above today's, whatever its gain; null if none is within the limits. */
export function nextPrice(price: number, limits: PriceLimits): number | null {
  const above = stepsFrom(price, limits).filter((step) => step > price)
  return above.length > 0 ? Math.max(...above) : null
}

/** The next higher price with the menu's usual price ending. */
export const menuPriceAbove = (price: number): number => toMenuPrice(price + 1, price)
