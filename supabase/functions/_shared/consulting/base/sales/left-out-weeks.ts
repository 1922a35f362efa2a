/** A sheet as if some of its weeks were not in it: the owner says that they were not normal. */
import { maxWeeks, type Sales } from '../../documents/sales.ts'
import { addDays, daysBetween, type Span } from '../calendar.ts'
import { sum } from '../statistics.ts'

/** Days that a week shares with a period for it to be left out; of a shorter period, all of them. */
const fewestDays = 3

const daysWithin = (monday: string, { from, to }: Span): number => {
  const [first, last] = [from > monday ? from : monday, to < addDays(monday, 6) ? to : addDays(monday, 6)]
  return first > last ? 0 : daysBetween(first, last)
}

/** The Mondays of the weeks that a period means, yyyy-mm-dd. */
export function weeksWithin(weeks: readonly { monday: string }[], span: Span): string[] {
  const shared = weeks.map(({ monday }) => daysWithin(monday, span))
  const fewest = Math.min(fewestDays, Math.max(1, ...shared))
  return weeks.flatMap(({ monday }, at) => ((shared[at] ?? 0) >= fewest ? [monday] : []))
}

/**
 * Leaves weeks out of the sums and the series. What the sheet has only for the whole period, such as units by weekday,
 * stays. An item without a series loses the house's share of the weeks.
 */
export function withoutWeeks(sales: Sales, mondays: readonly string[]): Sales {
  const out = new Set(mondays)
  const kept = sales.weeks.flatMap(({ monday }, at) => (out.has(monday) ? [] : [at]))
  if (sales.period === null || kept.length === sales.weeks.length || kept.length === 0) return sales
  const weeks = kept.flatMap((at) => sales.weeks[at] ?? [])
  const left = sum(weeks.map(({ units }) => units)) / sum(sales.weeks.map(({ units }) => units))
  const series = new Map(sales.itemWeeks.map(({ name, units }) => [name, units]))
  const unitsWithin = (name: string, from: string, to: string) =>
    sum(
      sales.weeks.flatMap(({ monday }, at) =>
        out.has(monday) && addDays(monday, 3) >= from && addDays(monday, 3) <= to
          ? [series.get(name)?.[at] ?? 0]
          : [],
      ),
    )
  const without = (name: string, units: number, from: string, to: string) =>
    series.has(name) ? Math.max(0, units - unitsWithin(name, from, to)) : units * left
  const [first = '', last = ''] = [weeks[0]?.monday, addDays(weeks.at(-1)?.monday ?? '', 6)]
  const { from, to } = sales.period
  // A longer sheet keeps only its latest weeks: its period begins before them.
  const starts = sales.weeks.length >= maxWeeks || first < from ? from : first
  return {
    ...sales,
    period: { from: starts, to: last < to ? last : to },
    items: sales.items.map((item) => ({
      ...item,
      units: without(item.name, item.units, '', '9'),
      ...(item.prices && {
        prices: item.prices.map((run) => ({
          ...run,
          units: without(item.name, run.units, run.from, run.to),
        })),
      }),
    })),
    weeks,
    itemWeeks: sales.itemWeeks.map((item) => ({
      ...item,
      units: kept.map((at) => item.units[at] ?? null),
    })),
  }
}
