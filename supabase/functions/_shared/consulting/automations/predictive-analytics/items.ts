import { mean } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import { chooseModel, intervalOf, widened } from './back-test.ts'
import type { Horizon } from './horizon.ts'
import { beside, comingOf, ordinary, tested as testedOf } from './lines.ts'
import { knownWeeks, type Series } from './models.ts'
import type { Effect } from './occasions.ts'
import { choiceByYear } from './one-year.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import { addWeeks, fewestWeeks } from './weeks.ts'

export type ItemWeeks = { name: string; units: Series }
type ItemLine = NonNullable<SalesForecast['items']>[number]

/** Weeks without a sale after which an item counts as removed from the menu. */
const unsoldWeeks = 6
export const isGone = ({ units }: ItemWeeks) =>
  units.length > unsoldWeeks && units.slice(-unsoldWeeks).every((value) => !value)

/** Items without a sale for weeks, and since when. */
export const goneOf = (
  items: readonly ItemWeeks[],
  mondays: readonly { monday: string }[],
): NonNullable<SalesForecast['gone']> =>
  items.filter(isGone).map(({ name, units }) => {
    const last = units.findLastIndex((value) => value !== null && value > 0)
    return { name, since: addWeeks(mondays.at(last - units.length)?.monday ?? '', 1) }
  })

/** Fewest weeks for an average of a new item. */
const fewestFresh = 3

/**
 * An item's weeks from its first sale on. In a week in which the house sold other items, it sold 0; in a week without
 * any data, its sales are unknown too.
 */
export function sinceFirstSale(units: Series, house: Series): Series {
  const first = units.findIndex((value) => value !== null && value > 0)
  if (first < 0) return []
  return units.slice(first).map((value, index) => (house[first + index] === null ? null : (value ?? 0)))
}

/** The coming weeks of an item, by its own model; by its average if it is too new to be tested. */
export function itemLine(
  { name, units }: ItemWeeks,
  weeks: readonly { monday: string }[],
  { tested, shown }: Horizon,
  seen: readonly Effect[],
  byYear = false,
): { line: ItemLine; effects: readonly Effect[] } | null {
  const lastMonday = weeks.at(-1)?.monday ?? ''
  const own = weeks.slice(weeks.length - units.length)
  const found =
    knownWeeks(units) < fewestWeeks ? null : chooseModel(testedOf(own, units, seen, tested), tested)
  // An item of a house that repeats last year's weeks repeats its own, if it was sold then.
  const choice = found && byYear ? (choiceByYear(units, found, true) ?? found) : found
  const effects = choice ? beside(choice.chosen.model, seen) : seen
  const plain = ordinary(own, units, effects)
  if (choice) {
    const { chosen } = choice
    const interval = widened(intervalOf(choice, shown), knownWeeks(units))
    const coming = comingOf(choice, interval, plain, lastMonday)
    const line = { name, model: chosen.model.name, coming, wape: chosen.wape, mae: chosen.mae }
    return { line, effects }
  }
  const known = plain.filter((value) => value !== null)
  if (known.length < fewestFresh) return null
  const value = mean(known)
  const spread = known.reduce((sum, one) => sum + (one - value) ** 2, 0) / (known.length - 1)
  // At least the scatter of counting (Poisson), wider if few weeks are behind the average.
  const half = 1.2816 * Math.sqrt(Math.max(spread, value) * (1 + 3 / known.length))
  const line = {
    name,
    model: `média das ${known.length} semanas em que foi vendido`,
    coming: Array.from({ length: shown }, (_, index) => ({
      monday: addWeeks(lastMonday, index + 1),
      value,
      low: Math.max(0, value - half),
      high: value + half,
    })),
  }
  return { line, effects }
}

/** Recent weeks that decide whether the item series add up to the house. */
const recent = 8

/** Whether the item series add up to the house's weeks: a long menu has more items than are forecast. */
export function isWhole({ weeks, itemWeeks }: Sales): boolean {
  const house = weeks.slice(-recent).reduce((sum, { units }) => sum + units, 0)
  const items = itemWeeks.reduce(
    (sum, { units }) => sum + units.slice(-recent).reduce<number>((all, value) => all + (value ?? 0), 0),
    0,
  )
  return house > 0 && Math.abs(items / house - 1) < 0.005
}

const on = (coming: ForecastLine['coming'], monday: string) =>
  coming.find((week) => week.monday === monday)?.value ?? 0

/** Total of a week's items. */
export const sumOf = (lines: readonly ItemLine[], monday: string): number =>
  lines.reduce((sum, { coming }) => sum + on(coming, monday), 0)

/** Scales the items so that every week adds up to the house's: all by the same factor, intervals included. */
export function reconciled(lines: readonly ItemLine[], house: ForecastLine['coming']): ItemLine[] {
  const factors = new Map(
    house.map(({ monday, value }) => {
      const sum = sumOf(lines, monday)
      return [monday, sum > 0 ? value / sum : 1] as const
    }),
  )
  return lines.map((line) => ({
    ...line,
    coming: line.coming.map((week) => {
      const factor = factors.get(week.monday) ?? 1
      return { ...week, value: week.value * factor, low: week.low * factor, high: week.high * factor }
    }),
  }))
}

/** The items of a menu that is forecast in part, moved like the house's weeks. */
export const scaled = (
  lines: readonly ItemLine[],
  before: ForecastLine['coming'],
  after: ForecastLine['coming'],
): ItemLine[] =>
  lines.map((line) => ({
    ...line,
    coming: line.coming.map((week) => {
      const factor = on(before, week.monday) > 0 ? on(after, week.monday) / on(before, week.monday) : 1
      return { ...week, value: week.value * factor, low: week.low * factor, high: week.high * factor }
    }),
  }))

/** Share of the sheet's units and revenue covered by some of its items. */
export function coverageOf({ items }: Sales, names: ReadonlySet<string>): SalesForecast['coverage'] {
  const share = (value: (item: Sales['items'][number]) => number) => {
    const all = items.reduce((sum, item) => sum + value(item), 0)
    const held = items.reduce((sum, item) => sum + (names.has(item.name) ? value(item) : 0), 0)
    return all === 0 ? null : held / all
  }
  return {
    units: share(({ units }) => units) ?? 0,
    revenue: share(({ units, price }) => units * (price ?? 0)),
  }
}
