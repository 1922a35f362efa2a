/** Which prices change first, their gain under other guest reactions, and how to evaluate them. */
import { addDays, daysBetween, occasionsWithin, weekdayOf } from '../../base/calendar.ts'
import { inCents, paidAt, paidOf } from '../../base/pricing/paid.ts'
import { proofOf, watchedWeeks } from '../../base/pricing/proof.ts'
import { outcomeAt } from '../../base/pricing/scenario.ts'
import { mean } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

/** Maximum changes in a wave: guests notice a whole new menu, but not a few prices. */
const atOnce = 8
/** Up to this number of changes, there is no second wave. */
const few = 4
/** Minimum share of the house's profit for a change in the first wave. */
const worthFirst = 0.0008

/** Maximum weeks of watching. */
const longestWatch = 8

/** Guest reactions a third stronger and half as strong as assumed. */
export const stronger = 4 / 3
const weaker = 0.5

export const isMoved = ({ action }: PricedItemPlan) => action === 'raise' || action === 'lower'
const gainOf = ({ profit, newProfit }: PricedItemPlan) => newProfit - profit

/**
 * The R$ that a change adds if guests react more strongly and less than assumed.
 * @param measured the strongest elasticity that the sheet shows for such items; null if none
 */
export function rangeOf(
  item: PricedItemPlan,
  measured: number | null,
): { gainLow: number; gainHigh: number } {
  const sold = { price: paidOf(item), cost: item.cost, units: item.units }
  const at = (elasticity: number) => inCents(outcomeAt(sold, item.change, elasticity).profitChange)
  const strong = Math.min(item.elasticity * stronger, measured ?? 0)
  const both = [at(strong), at(item.elasticity * weaker)]
  return { gainLow: Math.min(...both), gainHigh: Math.max(...both) }
}

/**
 * Assigns the changes to waves. Requested changes and the largest gains come first, and every section keeps at least
 * one price unchanged.
 * @param falling items whose sales fall, which must not rise now
 */
export function inWaves(
  items: readonly PricedItemPlan[],
  profit: number,
  falling: ReadonlySet<string>,
): PricedItemPlan[] {
  const moved = items.filter(isMoved)
  if (moved.length <= few) return items.map((item) => (isMoved(item) ? { ...item, wave: 1 } : item))
  const first = new Set<string>()
  const left = new Map<string, number>()
  for (const { category } of items) left.set(category ?? '', (left.get(category ?? '') ?? 0) + 1)
  for (const item of moved.toSorted((a, b) => gainOf(b) - gainOf(a))) {
    const wanted = item.asked === true || item.proposed !== undefined
    const section = item.category ?? ''
    const untouched = left.get(section) ?? 0
    const fits =
      first.size < atOnce &&
      gainOf(item) >= profit * worthFirst &&
      !falling.has(item.name) &&
      (item.category === null || untouched > 1)
    if (!wanted && !fits) continue
    first.add(item.name)
    left.set(section, untouched - 1)
  }
  if (first.size === 0) for (const { name } of moved) first.add(name)
  return items.map((item) => (isMoved(item) ? { ...item, wave: first.has(item.name) ? 1 : 2 } : item))
}

/** A Monday after the watched weeks and outside the seasons. */
export function laterDay(to: string): string {
  let day = addDays(to, 1)
  day = addDays(day, (8 - weekdayOf(day)) % 7)
  for (let tries = 0; tries < 20; tries += 1) {
    const [busy] = occasionsWithin(day, addDays(day, 6)).filter(
      ({ kind, from, to: until }) => kind === 'season' || daysBetween(from, until) > 3,
    )
    if (!busy) return day
    day = addDays(day, 7)
  }
  return day
}

/**
 * The first wave's total units, the units below which it no longer pays off, and the weeks until that is beyond chance.
 */
export function groupOf(items: readonly PricedItemPlan[], { itemWeeks, weeks }: Sales): PricingPlan['group'] {
  const first = items.filter(({ wave, breakEven }) => wave === 1 && breakEven !== undefined)
  const series = first.flatMap(({ name }) => {
    const units = itemWeeks.find((one) => one.name === name)?.units
    return units ? [units] : []
  })
  if (first.length < 2 || series.length < first.length || weeks.length < 6) return undefined
  const together = weeks.map((_, week) => series.reduce((sum, units) => sum + (units[week] ?? 0), 0))
  const last = together.slice(-8)
  const usual = mean(last)
  const sum = (of: (item: PricedItemPlan) => number) =>
    first.reduce((all, item) => all + of(item) * item.units, 0)
  const today = sum((item) => paidOf(item) - item.cost)
  const next = sum((item) => paidAt(item, item.newPrice) - item.cost)
  const expected = sum((item) => item.elasticity * item.change) / sum(() => 1)
  const even = today / next - 1
  const swing = proofOf(together, 0.1)?.swing
  if (swing === undefined || even >= 0) return undefined
  const room = (expected - even) / (1.28 * swing)
  const weeksFor = 1 / (room ** 2 - 1 / last.length)
  const house = mean(weeks.slice(-8).map(({ units }) => units))
  const needed = room > 0 && weeksFor > 0 ? Math.max(watchedWeeks, Math.ceil(weeksFor)) : null
  return {
    names: first.map(({ name }) => name),
    usual,
    floor: Math.ceil(usual * (1 + even)),
    others: Math.max(0, house - usual),
    weeks: needed !== null && needed <= longestWatch ? needed : null,
  }
}
