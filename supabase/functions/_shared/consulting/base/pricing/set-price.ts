import { formatBrl } from '../language/text.ts'
import { endingLabels, endsAs } from './endings.ts'
import { allowsPrice, type PriceLimits } from './limits.ts'
import { paidOf } from './paid.ts'
import { largestChange, type Priced, type PriceStep, priceStep } from './price-step.ts'
import { outcomeAt } from './scenario.ts'

/** A price that the farm's review sets. Engines use it instead of their own. */
export type SetPrice = {
  /** The item's name in the result. */
  item: string
  /** The item that a combo adds; absent if the price is the item's own. */
  with?: string | undefined
  /** R$ */
  price: number
  /** Why it is below cost, in the consultant's words. */
  reason?: string | undefined
}

export type PriceRefusal = {
  code: 'price_out_of_range' | 'price_breaks_wish' | 'price_below_cost' | 'price_not_settable'
  /** Message in Portuguese for the consultant. */
  message: string
}

/** Thrown for a price that a review may not set. */
export class SetPriceRefused extends Error {
  readonly code: PriceRefusal['code']
  readonly item: string
  readonly with: string | undefined

  constructor({ code, message }: PriceRefusal, { item, with: addition }: Pick<SetPrice, 'item' | 'with'>) {
    super(message)
    this.name = 'SetPriceRefused'
    this.code = code
    this.item = item
    this.with = addition
  }
}

const tolerance = 1e-9

/** A bound rounded to cents, towards the allowed range. */
const up = (value: number) => Math.ceil(value * 100 - 1e-6) / 100
const down = (value: number) => Math.floor(value * 100 + 1e-6) / 100

/** The owner's wish for the item's price, in words. */
function askedOf({ fixed, lowest, highest, floor, ceiling }: PriceLimits): string {
  if (fixed !== null) return `ficar em ${formatBrl(fixed)}`
  const least = [lowest, floor].filter((bound) => bound !== null)
  const most = [highest, ceiling].filter((bound) => bound !== null)
  return [
    ...(least.length > 0 ? [`no mínimo ${formatBrl(Math.max(...least))}`] : []),
    ...(most.length > 0 ? [`no máximo ${formatBrl(Math.min(...most))}`] : []),
  ].join(' e ')
}

/**
 * Why an item may not have a price; null if it may. The editor checks before sending, and the engine enforces.
 * @param reason the consultant's reason, required for a price below cost
 */
export function refusedItemPrice(
  item: { price: number; cost: number },
  limits: PriceLimits,
  { price, reason }: Pick<SetPrice, 'price' | 'reason'>,
): PriceRefusal | null {
  const change = price / item.price - 1
  if (!(price > 0) || Math.abs(change) > largestChange + tolerance) {
    const [least, most] = [up(item.price * (1 - largestChange)), down(item.price * (1 + largestChange))]
    return {
      code: 'price_out_of_range',
      message: `A conta só vale até ${largestChange * 100}% do preço de hoje: de ${formatBrl(least)} a ${formatBrl(most)}.`,
    }
  }
  if (!allowsPrice(limits, price)) {
    return { code: 'price_breaks_wish', message: `O cliente pediu para este preço ${askedOf(limits)}.` }
  }
  if (limits.endings !== undefined && Math.abs(change) > tolerance && !endsAs(price, limits.endings)) {
    return {
      code: 'price_breaks_wish',
      message: `O cliente pediu ${endingLabels[limits.endings]}.`,
    }
  }
  return price <= item.cost && !reason
    ? {
        code: 'price_below_cost',
        message: `Este preço não cobre o custo de ${formatBrl(item.cost)}. Escreva o motivo para publicar assim.`,
      }
    : null
}

/** Minimum break-even of a combo: the share of its buyers who would have ordered both anyway; 40 % is an assumption. */
export const safeCombo = 0.55

/**
 * Why a combo may not have a price; null if it may.
 * @param combo.full price of both items separately, R$
 * @param combo.left margin in R$ of the added item at its own price
 */
export function refusedComboPrice(
  { full, left }: { full: number; left: number },
  price: number,
): PriceRefusal | null {
  const [least, most] = [up(full - (1 - safeCombo) * left), down(full - 0.01)]
  if (price >= least - tolerance && price <= most + tolerance) return null
  return {
    code: 'price_out_of_range',
    message:
      least > most
        ? 'Com estes preços o combo não fecha a conta.'
        : `O combo vai de ${formatBrl(least)} a ${formatBrl(most)}: abaixo, o desconto come o que ele deixa; acima, custa o mesmo que os dois separados.`,
  }
}

/** The price of an item: the review's, or the engine's own. */
export type Decided = PriceStep & {
  /** The engine's own price in R$; absent if the review sets none. */
  proposed?: number
}

/**
 * The step to the price that a review sets, computed like every other step; the engine's own step if the review sets
 * none or the same price.
 * @throws SetPriceRefused
 */
export function decidedStep(
  item: Priced,
  elasticity: number,
  limits: PriceLimits,
  set: SetPrice | undefined,
): Decided {
  const own = priceStep(item, elasticity, limits)
  if (set === undefined || Math.abs(set.price - own.price) <= tolerance) return own
  const refusal = refusedItemPrice(item, limits, set)
  if (refusal) throw new SetPriceRefused(refusal, set)
  const change = set.price / item.price - 1
  const sold = { ...item, price: paidOf(item) }
  const { profit, profitChange } = outcomeAt(sold, change, elasticity)
  return {
    kind: 'set',
    price: set.price,
    change,
    profit,
    gain: profitChange,
    proposed: own.price,
  }
}

/** The price that a review sets for an item, if any. */
export const setPriceOf = (prices: readonly SetPrice[], item: string): SetPrice | undefined =>
  prices.find((one) => one.item === item && one.with === undefined)

/** Rejects prices of items and combos that the result does not contain. */
export function refuseUnknown(prices: readonly SetPrice[], has: (price: SetPrice) => boolean): void {
  const unknown = prices.find((price) => !has(price))
  if (!unknown) return
  const name = unknown.with === undefined ? unknown.item : `${unknown.item} + ${unknown.with}`
  throw new SetPriceRefused(
    {
      code: 'price_not_settable',
      message:
        unknown.with === undefined
          ? `${name} não tem preço para mudar neste relatório.`
          : `Com estes preços, o combo ${name} não fecha mais a conta.`,
    },
    unknown,
  )
}
