/** Observations from the sheet's own weeks: price changes, and items that rise or fall beyond chance. */
import type { Sales } from '../../documents/sales.ts'
import { addDays } from '../calendar.ts'
import { ordinaryWeeks } from '../sales/whole-weeks.ts'
import { mean } from '../statistics.ts'
import { isDrink, type Reaction, reactionOf } from './elasticity.ts'
import { proofOf } from './proof.ts'

/** A price that changed within the sheet's period, and how sales reacted. */
export type SeenChange = {
  name: string
  /** R$ */
  priceBefore: number
  priceAfter: number
  /** First day of the new price, yyyy-mm-dd. */
  since: string
  /** Whole weeks before and after the change, and units per week. */
  weeksBefore: number
  weeksAfter: number
  unitsBefore: number
  unitsAfter: number
  /** Change in the sales of what it is compared with, as a fraction: `beside`, or the rest of the house. */
  others: number
  /** Items whose price did not change meanwhile, if others' did: only they say how the weeks would have gone. */
  beside?: string[]
  /** % change in units per % change in price, relative to the rest of the house; 80 % range. */
  elasticity: number
  low: number
  high: number
  /** Monthly gain from the change, R$; null without a cost. */
  gain: number | null
}

/** Weekly units of an item before and after a change beyond chance. */
type Trend = {
  name: string
  before: number
  after: number /** It moves as the whole house does. */
  withHouse?: boolean
}

/** With fewer weeks on one side, the result is dominated by chance. */
const leastWeeks = 4
/** Two-sided 80 % quantile of the normal distribution. */
const eightyPercent = 1.28
/** Units a week from which items whose price stayed say more than chance does. */
const leastBeside = 25
/** Threshold in standard errors, so that among a few dozen items none is reported by chance. */
const beyondChance = 2.33
const leastTrend = 0.1

const known = (units: readonly (number | null)[]) => units.filter((value) => value !== null)

/**
 * The items, besides one, whose price stayed from day to day, with their units by week; null if every price did, or those
 * that stayed sell too little to compare with.
 */
function stillBeside(name: string, { items, itemWeeks, weeks }: Sales, from: string, to: string) {
  const others = items.filter((item) => item.name !== name)
  const still = new Set(
    others
      .filter(({ prices = [] }) => prices.slice(1).every((run) => run.from <= from || run.from > to))
      .map((item) => item.name),
  )
  if (still.size === others.length) return null
  const series = itemWeeks.filter((one) => still.has(one.name))
  const units = weeks.map((_, index) => series.reduce((sum, one) => sum + (one.units[index] ?? 0), 0))
  return mean(units) >= leastBeside ? { names: series.map((one) => one.name), units } : null
}

/**
 * How the units of items reacted to their last price change. Items whose price did not change meanwhile show how the weeks
 * would have gone without it; without such items, the rest of the house does.
 * @param costs R$ by item
 */
export function seenChanges(sales: Sales, costs: ReadonlyMap<string, number>): SeenChange[] {
  const { items, weeks, itemWeeks } = ordinaryWeeks(sales)
  return items.flatMap(({ name, prices }): SeenChange[] => {
    const [old, now] = prices?.slice(-2) ?? []
    const units = itemWeeks.find((one) => one.name === name)?.units
    if (!old || !now || !units) return []
    const still = stillBeside(name, { ...sales, items, weeks, itemWeeks }, old.from, now.to)
    const week = (from: string, to: string) =>
      weeks.flatMap(({ monday, units: all }, index) => {
        const sunday = addDays(monday, 6)
        const own = units[index]
        // Skip weeks with both prices.
        const pure =
          monday <= to &&
          sunday >= from &&
          [old, now].every((one) => one.from === from || monday > one.to || sunday < one.from)
        const rest = still === null ? all - (own ?? 0) : (still.units[index] ?? 0)
        return pure && own != null && own > 0 && rest > 0 ? [{ own, share: own / rest, rest }] : []
      })
    const [before, after] = [week(old.from, old.to), week(now.from, now.to)]
    if (before.length < leastWeeks || after.length < leastWeeks) return []
    const averages = (side: typeof before) => ({
      own: mean(side.map((one) => one.own)),
      rest: mean(side.map((one) => one.rest)),
      share: mean(side.map(({ share }) => share)),
    })
    const [was, is] = [averages(before), averages(after)]
    const step = Math.log(now.price / old.price)
    const scatter = (side: typeof before, center: number) =>
      side.reduce((sum, { share }) => sum + (share / center - 1) ** 2, 0) / Math.max(1, side.length - 1)
    // Counts vary at least as much as chance alone implies.
    const error = Math.sqrt(
      Math.max(scatter(before, was.share), 1 / was.own) / before.length +
        Math.max(scatter(after, is.share), 1 / is.own) / after.length,
    )
    const elasticity = Math.log(is.share / was.share) / step
    const spread = (eightyPercent * error) / Math.abs(step)
    const cost = costs.get(name)
    return [
      {
        name,
        priceBefore: old.price,
        priceAfter: now.price,
        since: now.from,
        weeksBefore: before.length,
        weeksAfter: after.length,
        unitsBefore: was.own,
        unitsAfter: is.own,
        others: is.rest / was.rest - 1,
        ...(still !== null && { beside: still.names }),
        elasticity,
        low: elasticity - spread,
        high: elasticity + spread,
        gain:
          cost === undefined
            ? null
            : // What it is compared with tells what the old price would have sold in the same weeks.
              (((now.paid - cost) * is.own - (old.paid - cost) * was.own * (is.rest / was.rest)) * 30) / 7,
      },
    ]
  })
}

/** The sheet with costs that are known from elsewhere, where it has none. */
export const withCosts = (sales: Sales, costs: ReadonlyMap<string, number | null>): Sales => ({
  ...sales,
  items: sales.items.map((item) => ({ ...item, cost: item.cost ?? costs.get(item.name) ?? null })),
})

/** Guests who surely react more than in proportion: the rise of such an item has to prove itself. */
const surelyElastic = -1

/**
 * Rises that lost money: their prices go back. Even at the weaker end of what the sheet shows, or as it shows on average
 * where guests surely react more than in proportion.
 */
export function lostRises(sales: Sales): SeenChange[] {
  const costs = new Map(sales.items.flatMap(({ name, cost }) => (cost ? [[name, cost] as const] : [])))
  return seenChanges(sales, costs).flatMap((seen) => {
    const { name, priceBefore, priceAfter, elasticity, high, gain } = seen
    const cost = costs.get(name)
    if (cost === undefined || gain === null || gain >= 0 || priceAfter <= priceBefore) return []
    const loses = (reaction: number) =>
      (priceAfter - cost) * (priceAfter / priceBefore) ** reaction < priceBefore - cost
    return loses(high) || (high <= surelyElastic && loses(elasticity)) ? [seen] : []
  })
}

/**
 * The strongest reaction that the sheet shows for drinks or for food, with the others of its kind; undefined if no such price changed, or the sheet
 * has no dates.
 */
export function measuredIn(sales: Sales): (drink: boolean) => Reaction | undefined {
  const lost = new Set(sales.period === null ? [] : lostRises(sales).map(({ name }) => name))
  const seen = sales.period === null ? [] : seenChanges(sales, new Map())
  const kindOf = new Map(sales.items.map(({ name, category }) => [name, isDrink(name, category)]))
  const of = (drink: boolean) => {
    const all = seen.filter(({ name }) => kindOf.get(name) === drink)
    // A price that goes back is not what the others have to fear; in what is expected of them, bad news counts like good.
    const kept = reactionOf(all.filter(({ name }) => !lost.has(name)))
    return kept && all.length > 1 ? { ...kept, tests: all } : kept
  }
  const [drinks, food] = [of(true), of(false)]
  return (drink) => (drink ? drinks : food)
}

/** How the units of single items reacted to their own last change; none without dates. */
export function ownReactions(sales: Sales): (name: string) => SeenChange | undefined {
  if (sales.period === null) return () => undefined
  const seen = new Map(seenChanges(sales, new Map()).map((one) => [one.name, one]))
  return (name) => seen.get(name)
}

/** What the whole house sells in the second half of the sheet, as a multiple of the first. */
function houseChange(itemWeeks: Sales['itemWeeks']): number {
  const weeks = Math.max(0, ...itemWeeks.map(({ units }) => units.length))
  const totals = Array.from({ length: weeks }, (_, at) =>
    itemWeeks.reduce((sum, { units }) => sum + (units[at] ?? 0), 0),
  ).filter((total) => total > 0)
  const half = Math.floor(totals.length / 2)
  const [before, after] = [mean(totals.slice(0, half)), mean(totals.slice(-half))]
  return half === 0 || before === 0 ? 1 : after / before
}

/**
 * Items whose units in the second half of the weeks differ from the first beyond chance, except those whose price
 * changed.
 */
export function trendsOf(sales: Sales): Trend[] {
  const { items, itemWeeks } = ordinaryWeeks(sales)
  const house = houseChange(itemWeeks)
  return itemWeeks.flatMap(({ name, units }) => {
    const weeks = known(units)
    const swing = proofOf(units, leastTrend)?.swing
    if (swing === undefined || items.find((one) => one.name === name)?.prices) return []
    const half = Math.floor(weeks.length / 2)
    const [before, after] = [mean(weeks.slice(0, half)), mean(weeks.slice(-half))]
    const error = swing * mean(weeks) * Math.sqrt(2 / half)
    const change = after - before
    // What moves as the house does is its guests, or the season.
    const apart = before * house === 0 ? 0 : (after / (before * house) - 1) * Math.sign(change)
    const withHouse = apart < leastTrend / 2
    return Math.abs(change) > beyondChance * error && Math.abs(change) >= leastTrend * before
      ? [{ name, before, after, ...(withHouse && { withHouse }) }]
      : []
  })
}
