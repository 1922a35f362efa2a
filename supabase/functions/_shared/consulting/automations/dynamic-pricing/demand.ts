import { weekdayNames } from '../../base/calendar.ts'
import { endsAs } from '../../base/pricing/endings.ts'
import { allowsPrice, type PriceLimits } from '../../base/pricing/limits.ts'
import { paidOf } from '../../base/pricing/paid.ts'
import { priceScenario } from '../../base/pricing/scenario.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import type { Demand, PricedItemPlan } from './schema.ts'

/** Demand relative to the mean that justifies a separate price. */
const weakBelow = 0.85
const strongAbove = 1.15

export type Movable = { plan: PricedItemPlan; limits: PriceLimits }

/**
 * One item, one verdict: a drink whose price this plan moves, whose owner fences it, or whose last rise is still being
 * judged gets no extra rise on busy days.
 */
const mayRiseMore = ({
  plan: { action, held },
  limits: { fixed, highest, allowed, place },
}: Movable): boolean =>
  action === 'keep' &&
  held !== true &&
  fixed === null &&
  highest === null &&
  allowed == null &&
  (place === undefined || place.kind === 'doorway' || place.kind === 'step_up')

/** The price change to try in weak or strong periods, with its effect on profit. */
function demandOf(label: string, index: number, share: number, items: readonly Movable[]): Demand {
  const kind = index < weakBelow ? 'weak' : index > strongAbove ? 'strong' : 'normal'
  const drinks = items.filter(({ plan: { action, drink } }) => action !== 'below_cost' && drink)
  const movable = kind === 'strong' ? drinks.filter(mayRiseMore) : drinks
  const effect = (change: number) =>
    movable.reduce((sum, { plan, limits }) => {
      const price = plan.price * (1 + change)
      if (!allowsPrice(limits, price) || !(limits.endings === undefined || endsAs(price, limits.endings)))
        return sum
      const { cost, units, elasticity } = plan
      const sold = { price: paidOf(plan), cost, units: units * share }
      const outcome = priceScenario(sold, change, elasticity)
      return sum + (outcome?.profitChange ?? 0)
    }, 0)
  const tried = kind === 'weak' ? -0.1 : kind === 'strong' ? 0.05 : 0
  const profitChange = tried === 0 ? 0 : effect(tried)
  // Never advise a price that loses money.
  const needed = tried < 0 ? { breakEven: unitsNeeded(movable, tried) } : {}
  return profitChange > 0
    ? {
        label,
        index,
        kind,
        change: tried,
        profitChange,
        ...(kind === 'strong' && { drinks: movable.map(({ plan: { name } }) => name) }),
        ...needed,
      }
    : { label, index, kind, change: 0, profitChange: 0, ...needed }
}

/**
 * Additional units that a discount needs to pay, as a fraction: guests who would have paid the full price get it too. 0
 * if the discount leaves no margin.
 */
function unitsNeeded(items: readonly Movable[], discount: number): number {
  const today = items.reduce((sum, { plan }) => sum + (paidOf(plan) - plan.cost) * plan.units, 0)
  const cheaper = items.reduce(
    (sum, { plan }) => sum + (paidOf(plan) * (1 + discount) - plan.cost) * plan.units,
    0,
  )
  return cheaper > 0 ? today / cheaper - 1 : 0
}

/** The sheet without the weekdays on which the house no longer opens. */
export const withoutClosed = (sales: Sales, dates: readonly WishOf<'date'>[]): Sales => ({
  ...sales,
  weekdays: sales.weekdays.filter(
    ({ weekday }) => !dates.some(({ closed, weekdays }) => closed && weekdays?.includes(weekday)),
  ),
})

/** Weekdays for which the owner wants a discount have one; if there are any, no other day has one. */
export function onDiscountDays(days: readonly Demand[], dates: readonly WishOf<'date'>[]): Demand[] {
  const wanted = dates.flatMap(({ closed, weekdays }) => (closed ? [] : (weekdays ?? [])))
  const names = wanted.map((weekday) => weekdayNames[weekday])
  return days.map((day) =>
    wanted.length === 0 || day.change >= 0 || names.some((name) => name === day.label)
      ? day
      : { ...day, change: 0, profitChange: 0 },
  )
}

/** No other price on the days for which the owner wants one. */
export function onOnePrice(days: readonly Demand[], { wishes }: RequestSheet): Demand[] {
  const asked = wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'onePrice' ? [wish] : [],
  )
  const isHeld = ({ label }: Demand) =>
    asked.some(
      ({ weekdays }) => weekdays === undefined || weekdays.some((day) => weekdayNames[day] === label),
    )
  return days.map((day) => (isHeld(day) ? { ...day, change: 0, profitChange: 0 } : day))
}

export function weekdayDemand({ weekdays }: Sales, items: readonly Movable[]): Demand[] {
  if (weekdays.length < 2) return []
  const total = weekdays.reduce((sum, { units }) => sum + units, 0)
  const days = weekdays.reduce((sum, { days }) => sum + days, 0)
  if (total === 0) return []
  // Monday first.
  return [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const day = weekdays.find((candidate) => candidate.weekday === weekday)
    const label = weekdayNames[weekday]
    if (!day || !label) return []
    return [demandOf(label, day.units / day.days / (total / days), day.units / total, items)]
  })
}

export function dayPartDemand({ dayParts }: Sales, items: readonly Movable[]): Demand[] {
  const total = dayParts.reduce((sum, { units }) => sum + units, 0)
  if (dayParts.length < 2 || total === 0) return []
  return dayParts.map(({ part, units }) =>
    demandOf(part, units / (total / dayParts.length), units / total, items),
  )
}
