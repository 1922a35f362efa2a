/** Which prices change first, their gain under other guest reactions, and how to evaluate them. */
import { addDays, daysBetween, occasionsWithin, weekdayOf } from '../../base/calendar.ts'
import { inCents, paidAt, paidOf } from '../../base/pricing/paid.ts'
import { gainsIn } from '../../base/pricing/price-step.ts'
import { proofOf, watchedWeeks } from '../../base/pricing/proof.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { mean } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import type { PricedItemPlan, PriceGroup } from './schema.ts'

/** Maximum changes in a wave: guests notice a whole new menu, but not a few prices. */
const atOnce = 8
/** Up to this number of changes, there is no second wave. */
const few = 4
/** Minimum share of the house's profit for a change in the first wave. */
const worthFirst = 0.0008

/** Changes of a step where the owner fears for the regular guests, and in both steps together. */
export const gentleAtOnce = 4
export const gentleMost = 2 * gentleAtOnce

/** Whether the owner fears for the regular guests. */
export const isGentle = ({ wishes }: RequestSheet): boolean =>
  wishes.some((wish) => wish.kind === 'question' && wish.about === 'gentle' && wish.from === undefined)

/** Maximum weeks of watching. */
const longestWatch = 8

export const isMoved = ({ action }: PricedItemPlan) => action === 'raise' || action === 'lower'
const gainOf = ({ profit, newProfit }: PricedItemPlan) => newProfit - profit

/** The R$ that a change adds in the bad and in the good case. */
export function rangeOf(
  item: PricedItemPlan,
  reactions: Parameters<typeof gainsIn>[3],
): { gainLow: number; gainHigh: number } {
  const sold = { price: paidOf(item), cost: item.cost, units: item.units }
  const { low, high } = gainsIn(sold, item.change, item.elasticity, reactions)
  return { gainLow: inCents(low), gainHigh: inCents(high) }
}

/**
 * Assigns the changes to waves. Requested changes and the largest gains come first, and every section keeps at least
 * one price unchanged.
 * @param falling items whose sales fall, which must not rise now
 * @param dearer items whose cost has risen, which do not wait
 * @param most changes of the first wave
 */
export function inWaves(
  items: readonly PricedItemPlan[],
  profit: number,
  falling: ReadonlySet<string>,
  dearer: ReadonlySet<string> = new Set(),
  most = atOnce,
): PricedItemPlan[] {
  const moved = items.filter(isMoved)
  if (moved.length <= few) return items.map((item) => (isMoved(item) ? { ...item, wave: 1 } : item))
  const first = new Set<string>()
  const left = new Map<string, number>()
  for (const { category } of items) left.set(category ?? '', (left.get(category ?? '') ?? 0) + 1)
  for (const item of moved.toSorted((a, b) => gainOf(b) - gainOf(a))) {
    const wanted = item.asked === true || item.proposed !== undefined || dearer.has(item.name)
    const section = item.category ?? ''
    const untouched = left.get(section) ?? 0
    const fits =
      first.size < most &&
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

/** A menu that is printed once changes all its prices at once. */
export const inOneWave = (items: readonly PricedItemPlan[]): PricedItemPlan[] =>
  items.map((item) => (isMoved(item) ? { ...item, wave: 1 } : item))

const atOnceWhen: ReadonlySet<string> = new Set(['startsOn', 'fewChanges', 'heldUntil'])

/** The owner names the day or the number of the changes: as many as guests bear at once begin together. */
export const changesAtOnce = (items: readonly PricedItemPlan[], sheet: RequestSheet): boolean =>
  items.filter(isMoved).length <= (isGentle(sheet) ? gentleAtOnce : atOnce) &&
  sheet.wishes.some((wish) => wish.kind === 'question' && atOnceWhen.has(wish.about))

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

/** Prices within this factor are alike: a beer hides what happens to a fish. */
const alike = 1.5

/** The changes of the first wave by kind and price, cheapest first. */
function alikeIn(first: readonly PricedItemPlan[]): PricedItemPlan[][] {
  const groups: PricedItemPlan[][] = []
  for (const item of first.toSorted(
    (a, b) => Number(b.drink) - Number(a.drink) || a.newPrice - b.newPrice || a.name.localeCompare(b.name),
  )) {
    const open = groups.at(-1)
    const [cheapest] = open ?? []
    if (open && cheapest?.drink === item.drink && item.newPrice <= cheapest.newPrice * alike) open.push(item)
    else groups.push([item])
  }
  return groups
}

/**
 * The first wave in groups of alike price: their weekly units, the units below which they no longer pay off, and the
 * weeks until that is beyond chance. None if the sheet has too few weeks.
 */
export function groupsOf(items: readonly PricedItemPlan[], { itemWeeks, weeks }: Sales): PriceGroup[] {
  const first = items.filter(
    ({ wave, action, breakEven }) => wave === 1 && action === 'raise' && breakEven !== undefined,
  )
  const byName = new Map(itemWeeks.map(({ name, units }) => [name, units]))
  if (first.length < 2 || weeks.length < 6 || first.some(({ name }) => !byName.has(name))) return []
  const house = mean(weeks.slice(-8).map(({ units }) => units))
  const groups = alikeIn(first).map((group): PriceGroup | null => {
    const together = weeks.map((_, week) =>
      group.reduce((sum, { name }) => sum + (byName.get(name)?.[week] ?? 0), 0),
    )
    const last = together.slice(-8)
    const usual = mean(last)
    const sum = (of: (item: PricedItemPlan) => number) =>
      group.reduce((all, item) => all + of(item) * item.units, 0)
    const today = sum((item) => paidOf(item) - item.cost)
    const next = sum((item) => paidAt(item, item.newPrice) - item.cost)
    const expected = sum((item) => item.elasticity * item.change) / sum(() => 1)
    const even = today / next - 1
    const swing = proofOf(together, 0.1)?.swing
    if (swing === undefined || even >= 0) return null
    const room = (expected - even) / (1.28 * swing)
    const weeksFor = 1 / (room ** 2 - 1 / last.length)
    const needed = room > 0 && weeksFor > 0 ? Math.max(watchedWeeks, Math.ceil(weeksFor)) : null
    return {
      names: group.map(({ name }) => name),
      usual,
      floor: Math.ceil(usual * (1 + even)),
      others: Math.max(0, house - usual),
      weeks: needed !== null && needed <= longestWatch ? needed : null,
    }
  })
  return groups.some((group) => group === null) ? [] : groups.filter((group) => group !== null)
}
