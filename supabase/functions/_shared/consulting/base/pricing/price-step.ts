import { figuresOf, type PriceEnding, roundUpToMenuPrice } from '../costing.ts'
import { reactionsOf } from './elasticity.ts'
import { endingOfPrice, endingsFrom, endsAs, menuPriceTo } from './endings.ts'
import { allowsPrice, demandedPrice, type PriceLimits } from './limits.ts'
import { type Paid, paidAt, paidOf } from './paid.ts'
import { outcomeAt, priceScenario } from './scenario.ts'

/** Largest change of a price in one step; a constant elasticity does not hold beyond it. */
export const largestChange = 0.1

/**
 * Maximum step including rounding to the house's price ending: R$ 18,00 may rise to R$ 20,00, R$ 14,00 not to R$ 16,00.
 */
export const largestRounded = 0.125

/** Maximum step to the very next menu price, or towards a price that the owner allows by name. */
export const largestNext = 0.15

/** Smallest gain as a share of the item's profit that is worth a new price with which the house may lose. */
export const worthwhile = 0.03

/** Smallest gain as a share of the item's profit for which a price that loses in no case is changed. */
export const worthwhileSafe = 0.02

/** Smallest gain where the owner's goal needs more than the others bring. */
export const worthwhileEager = 0.005

/** The bad case may cost at most this share of what the expected case brings. */
export const mostRisk = 0.5

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

/** The house's menu price nearest to a target: …,90 or whole reais. */
function toMenuPrice(target: number, today: number): number {
  const up = roundUpToMenuPrice(target, endingOfPrice(today))
  const down = up - 1
  return target - down < up - target && down > 0 ? down : up
}

/** The highest menu price within one step of today's. */
function highestStep(price: number, { allowed, place, endings }: PriceLimits): number {
  const usual = price * (1 + largestChange)
  // Few prices have a given last figure: the next one counts as the very next of the menu.
  if (figuresOf(endings) !== null && (place === undefined || place.kind === 'climbed'))
    return price * (1 + largestNext)
  const ending = endingOfPrice(price)
  if (allowed != null) {
    const named = Math.min(allowed, price * (1 + largestNext))
    const up = roundUpToMenuPrice(named, ending)
    return Math.max(usual, up <= named + 1e-9 ? up : up - 1)
  }
  if (place !== undefined && place.kind !== 'climbed') return usual
  const rounded = roundUpToMenuPrice(usual, ending)
  if (rounded <= price * (1 + largestRounded) + 1e-9) return rounded
  const next = menuPriceAbove(price)
  return next <= price * (1 + largestNext) + 1e-9 ? Math.max(usual, next) : usual
}

/** The menu price half-way to the one of before; null if there is none between both. */
export function halfWayBack(price: number, to: number, { endings }: PriceLimits): number | null {
  const half = menuPriceTo((price + to) / 2, endingsFrom(price, endings))
  return half > to + 1e-9 && half < price - 1e-9 ? half : null
}

/** Every other menu price within one step and the limits, lowest first. */
function stepsFrom(price: number, limits: PriceLimits): number[] {
  const { place } = limits
  if (place?.kind === 'recent') return []
  if (place?.kind === 'undo') {
    // The price of before, or the next one below it that ends as the owner asks; and half of the way there.
    const back =
      limits.endings === undefined ? place.to : menuPriceTo(place.to, endingsFrom(price, limits.endings))
    return [back, halfWayBack(price, place.to, limits) ?? back].filter(
      (step) => step > 0 && allowsPrice(limits, step),
    )
  }
  const held = place?.kind === 'step_up' && limits.allowed == null
  const market = limits.allowed == null ? limits.market?.price : undefined
  const climbed = place?.kind === 'climbed' && limits.allowed == null ? place.most : Number.POSITIVE_INFINITY
  const highest = Math.max(Math.min(highestStep(price, limits), climbed, market ?? climbed), price)
  const ladder = (ending: PriceEnding) => {
    const lowest = roundUpToMenuPrice(Math.max(price * (1 - largestChange), 0.01), ending)
    const count = Math.max(0, Math.floor(highest - lowest + 1e-9) + 1)
    return Array.from({ length: count }, (_, at) => lowest + at)
  }
  return endingsFrom(price, limits.endings)
    .flatMap(ladder)
    .map((step) => Math.round(step * 100) / 100)
    .filter(
      (step) =>
        limits.endings === undefined || figuresOf(limits.endings) === null || endsAs(step, limits.endings),
    )
    .filter((step) => Math.abs(step - price) > 1e-9 && !(held && step > price) && allowsPrice(limits, step))
}

/** Every menu price within the largest step, whatever the limits. */
export function pricesNear(price: number, endings: PriceLimits['endings']): number[] {
  const highest = price * (1 + largestNext) + 1e-9
  return endingsFrom(price, endings).flatMap((ending) => {
    const lowest = roundUpToMenuPrice(Math.max(price * (1 - largestNext), 0.01), ending)
    const found = Array.from(
      { length: Math.max(0, Math.floor(highest - lowest) + 1) },
      (_, at) => lowest + at,
    )
    return figuresOf(ending) !== null ? found.filter((one) => endsAs(one, ending)) : found
  })
}

/** R$ that a menu price adds in the expected and in the bad case, and its change as a fraction. */
export type Tried = { price: number; change: number; profit: number; gain: number; low: number }

export function tryPrice(item: Priced, menuPrice: number, assumed: number, limits: PriceLimits): Tried {
  const elasticity = reactionTo(assumed, limits)
  const sold = { price: paidOf(item), cost: item.cost, units: item.units }
  const change = menuPrice / item.price - 1
  const { profit, profitChange: gain } = outcomeAt(sold, change, elasticity)
  return { price: menuPrice, change, profit, gain, low: badCase(sold, change, elasticity, limits) }
}

/** How guests react to this price: as the sheet shows where it goes back, else as its own last change, else as assumed. */
export const reactionTo = (assumed: number, { place, reaction }: PriceLimits): number =>
  place?.kind === 'undo' ? place.elasticity : (reaction ?? assumed)

type Reactions = Pick<PriceLimits, 'measured' | 'place'>

/** R$ that a change adds in the bad and in the good case. A price that goes back has those that its rise has shown. */
export function gainsIn(
  sold: Parameters<typeof outcomeAt>[0],
  change: number,
  elasticity: number,
  { place, measured }: Reactions,
): { low: number; high: number } {
  const { strong, weak } = place?.kind === 'undo' && change < 0 ? place : reactionsOf(elasticity, measured)
  const both = [strong, weak].map((one) => outcomeAt(sold, change, one).profitChange)
  return { low: Math.min(...both), high: Math.max(...both) }
}

/** R$ that a change adds if guests react more strongly or less than assumed, whichever is worse. */
export const badCase = (...of: Parameters<typeof gainsIn>): number => gainsIn(...of).low

/**
 * The one rule for a new price: it gains at least 2 % of the item's profit and loses nothing in the bad case; or it gains
 * at least 3 %, and the bad case costs at most half of that gain.
 */
export const paysOff = (
  { gain, low }: Pick<Tried, 'gain' | 'low'>,
  profit: number,
  { eager }: Pick<PriceLimits, 'eager'> = {},
): boolean =>
  eager
    ? gain >= profit * worthwhileEager && low >= -gain * mostRisk
    : low >= 0
      ? gain >= profit * worthwhileSafe
      : gain >= profit * worthwhile && low >= -gain * mostRisk

/** Sorts first the price whose expected and bad case are best together; of equals, the one nearest to today's. */
const byBoth = (a: Tried, b: Tried) =>
  b.gain + b.low - (a.gain + a.low) || Math.abs(a.change) - Math.abs(b.change)

/** The sheet has shown both ends of the way back: what is expected decides. */
const byGain = (a: Tried, b: Tried) => b.gain - a.gain

/**
 * Tries every menu price within the limits and takes the one whose expected and bad case are best together, of those
 * that pay off; today's price if none does.
 */
export function priceStep(item: Priced, elasticity: number, limits: PriceLimits): PriceStep {
  const { price, cost, units } = item
  const paid = paidOf(item)
  const sold = { price: paid, cost, units }
  const profit = (paid - cost) * units
  const stays = { price, change: 0, profit, gain: 0 }
  if (limits.fixed === price) return { kind: 'frozen', ...stays }
  const reaction = reactionTo(elasticity, limits)
  const demanded = demandedPrice(limits, price)
  if (demanded !== null && paidAt(item, demanded) > cost) {
    const change = demanded / price - 1
    // Beyond the largest step no elasticity describes the guests: today's units stay.
    const outcome = Math.abs(change) <= largestNext + 1e-9 ? priceScenario(sold, change, reaction) : null
    const asked = outcome?.profit ?? (paidAt(item, demanded) - cost) * units
    return { kind: 'asked', price: demanded, change, profit: asked, gain: asked - profit }
  }
  if (paid <= cost) return { kind: 'below_cost', ...stays }
  if (demanded !== null) return { kind: 'stays', ...stays }
  const [best] = stepsFrom(price, limits)
    .map((menuPrice) => tryPrice(item, menuPrice, elasticity, limits))
    .filter(
      (tried) =>
        paidAt(item, tried.price) > cost &&
        // A rise that has not paid is taken back: it is the rise that would have to prove itself.
        (limits.place?.kind === 'undo' ? tried.gain > 0 : paysOff(tried, profit, limits)),
    )
    .toSorted(limits.place?.kind === 'undo' ? byGain : byBoth)
  if (!best) return { kind: 'stays', ...stays }
  return { kind: 'gain', price: best.price, change: best.change, profit: best.profit, gain: best.gain }
}

/** Where a linear function of the cost is 0. */
const rootOf = (of: (cost: number) => number): number => -of(0) / (of(1) - of(0))

/** The cost from which a higher menu price pays off, and that price; null if no step within the limits ever would. */
export function costToRaise(
  item: Paid & { cost: number },
  elasticity: number,
  limits: PriceLimits,
): { cost: number; price: number } | null {
  const { price, cost } = item
  const paid = paidOf(item)
  const found = stepsFrom(price, limits).flatMap((menuPrice) => {
    if (menuPrice <= price) return []
    const at = (of: number) => tryPrice({ ...item, cost: of, units: 1 }, menuPrice, elasticity, limits)
    const worth = rootOf((of) => at(of).gain - worthwhile * (paid - of))
    const bearable = rootOf((of) => at(of).low + mostRisk * at(of).gain)
    const safe = Math.max(
      rootOf((of) => at(of).low),
      rootOf((of) => at(of).gain - worthwhileSafe * (paid - of)),
    )
    const least = Math.min(safe, Math.max(worth, bearable))
    return least > cost && least < paid ? [{ cost: least, price: menuPrice }] : []
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

/** The best higher menu price within the limits, although it may not pay off; null if there is none. */
export function bestRise(item: Priced, elasticity: number, limits: PriceLimits): Tried | null {
  const [best] = stepsFrom(item.price, limits)
    .filter((step) => step > item.price)
    .map((step) => tryPrice(item, step, elasticity, limits))
    .toSorted(byBoth)
  return best ?? null
}

/** The next higher price with the menu's usual price ending. */
export const menuPriceAbove = (price: number): number => toMenuPrice(price + 1, price)
