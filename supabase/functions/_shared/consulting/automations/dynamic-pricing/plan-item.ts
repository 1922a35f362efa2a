/** One item of the sheet: its price step within the owner's limits, and what it takes to prove it. */
import { addDays } from '../../base/calendar.ts'
import { heldBack } from '../../base/house/held-back.ts'
import { isDrink } from '../../base/pricing/elasticity.ts'
import { knownDays } from '../../base/pricing/known-days.ts'
import type { PriceLimits } from '../../base/pricing/limits.ts'
import { inCents, paidAt, paidOf } from '../../base/pricing/paid.ts'
import { breakEvenUnits, costToRaise, priceStep, reactionTo } from '../../base/pricing/price-step.ts'
import { guardOf, proofOf, watchedWeeks } from '../../base/pricing/proof.ts'
import { decidedStep, type SetPrice } from '../../base/pricing/set-price.ts'
import type { Sales } from '../../documents/sales.ts'
import type { Countable } from './known-items.ts'
import type { PricedItemPlan } from './schema.ts'

export const unlimited: PriceLimits = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }

/** The limits of a price that no longer waits. */
export const freed = (limits: PriceLimits): PriceLimits => ({ ...limits, fixed: null })

/**
 * The units below which the change is reverted: no price is reverted while it still pays off. Null if it cannot pay
 * off.
 */
function watchedFloor(weekly: readonly (number | null)[], change: number, breakEven: number | null) {
  if (breakEven === null) return null
  const guard = guardOf(weekly, change)
  return guard && { ...guard, floor: Math.ceil(guard.usual * (1 + breakEven) - 1e-9) }
}

/** Units of the sheet at today's price, scaled to the whole period, if the price changed long enough ago. */
export function unitsToday({ units, prices }: Countable, days: number | null, sales: Sales): number {
  const last = prices?.at(-1)
  if (!last || days === null) return units
  const within = sales.weeks.filter(({ monday }) => monday <= last.to && addDays(monday, 6) >= last.from)
  // A run begins and ends on days of sale, so count whole weeks.
  const weeks = Math.round(knownDays({ ...sales, period: last, weeks: within }) / 7)
  return weeks >= watchedWeeks ? (last.units / (7 * weeks)) * days : units
}

/**
 * The plan of an item, before waves and the sentences of the house.
 * @param monthly months in the sheet's period, inverted
 * @param weekly units by week; null for a week without rows
 * @throws SetPriceRefused
 */
export function planItem(
  item: Countable,
  monthly: number,
  assumed: number,
  limits: PriceLimits,
  weekly: readonly (number | null)[],
  today: string,
  set: SetPrice | undefined,
): PricedItemPlan {
  const { name, category, price, paid, cost } = item
  const elasticity = reactionTo(assumed, limits)
  const back = heldBack(item, today)
  const dearer = costToRaise(item, elasticity, limits)
  // Rounded up so that the price pays off at the cost shown.
  const trigger = dearer && { ...dearer, cost: Math.ceil(dearer.cost * 100) / 100 }
  const units = item.units * monthly
  const earned = inCents((paidOf(item) - cost) * units)
  const base = {
    name,
    category,
    drink: isDrink(name, category),
    units,
    cost,
    price,
    ...(paid !== undefined && { paid }),
    elasticity,
    newPrice: price,
    change: 0,
    profit: earned,
    newProfit: earned,
    // A combo of unknown parts stays by our own caution.
    ...(limits.ceiling !== null &&
      limits.ceiling <= price &&
      limits.bundle?.parts !== null && { held: true }),
    ...(back !== null && { heldBack: back }),
  }
  const sold = { price, paid, cost, units }
  const step = decidedStep(sold, elasticity, limits, set)
  // What waits for a day is free on it, within the owner's other limits.
  const free = priceStep(sold, elasticity, limits.waits === undefined ? unlimited : freed(limits))
  const ifFree = free.kind === 'gain' ? { free: { price: free.price, gain: inCents(free.gain) } } : {}
  switch (step.kind) {
    case 'frozen':
      return {
        ...base,
        ...(limits.unseen !== true && limits.fell !== true && limits.full !== true && ifFree),
        action: 'frozen',
        held: true,
        ...(limits.waits !== undefined && { waits: limits.waits }),
      }
    case 'below_cost':
      return { ...base, action: 'below_cost' }
    case 'stays':
      return { ...base, ...(base.held && ifFree), ...(trigger && { trigger }), action: 'keep' }
    case 'asked':
    case 'gain':
    case 'set': {
      const reviewed = step.proposed !== undefined && { proposed: step.proposed }
      if (step.change === 0)
        return { ...base, ...reviewed, action: paidOf(item) <= cost ? 'below_cost' : 'keep' }
      // If today's price or the new one leaves no margin, no number of units makes up for the change.
      const breakEven =
        paidOf(item) > cost && paidAt(item, step.price) > cost ? breakEvenUnits(item, step.price) : null
      return {
        ...base,
        ...reviewed,
        newPrice: step.price,
        change: step.change,
        newProfit: inCents(earned + inCents(step.gain)),
        action: step.change > 0 ? 'raise' : 'lower',
        ...(breakEven !== null && { breakEven }),
        proof: proofOf(weekly, elasticity * step.change),
        guard: watchedFloor(weekly, elasticity * step.change, breakEven),
        ...(step.kind === 'asked' && { asked: true }),
      }
    }
  }
}

/** The next price, if nobody decided otherwise: none beside a price that the owner holds. */
export const showsNext = ({ action, proposed, held }: PricedItemPlan, { place, allowed }: PriceLimits) =>
  proposed === undefined &&
  place?.kind !== 'recent' &&
  place?.kind !== 'undo' &&
  (place?.kind !== 'step_up' || allowed != null) &&
  !held &&
  action === 'keep'
