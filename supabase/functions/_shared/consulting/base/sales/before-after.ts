/** What a house sold per week before some day and since, by its own sheet. */
import type { Sales } from '../../documents/sales.ts'
import { addDays } from '../calendar.ts'
import { mean } from '../statistics.ts'
import { ordinaryWeeks } from './whole-weeks.ts'

/** Per week, before and since; `revenue` and `margin` in R$, null where no price or no cost is known. */
export type Change = {
  name: string
  units: { before: number; since: number }
  revenue: { before: number; since: number } | null
  margin: { before: number; since: number } | null
}

export type BeforeAfter = {
  /** Monday of the first week that counts as since, yyyy-mm-dd. */
  since: string
  /** Weeks on each side. */
  weeks: { before: number; since: number }
  items: Change[]
}

/** Fewest weeks on each side that a mean is said of. */
export const leastWeeks = 2
/** A week that begins up to so many days before the day belongs to what follows. */
const sameWeek = 3

type Priced = Sales['items'][number]

/** R$ at which an item was sold in a week. */
const paidIn = ({ price, prices }: Priced, monday: string): number | null =>
  prices?.findLast(({ from }) => from <= addDays(monday, 6))?.paid ?? prices?.[0]?.paid ?? price

const costIn = ({ cost, costs }: Priced, monday: string): number | null =>
  costs?.findLast(({ from }) => from <= addDays(monday, 6))?.cost ?? costs?.[0]?.cost ?? cost

/** The week between two days from which on the sum of some items falls most, in standard errors of its means. */
function clearestFall(
  mondays: readonly string[],
  units: readonly number[],
  from: string,
  to: string,
): number {
  const candidates = mondays.flatMap((monday, at) =>
    monday >= addDays(from, -sameWeek) &&
    monday <= addDays(to, sameWeek) &&
    at >= leastWeeks &&
    mondays.length - at >= leastWeeks
      ? [at]
      : [],
  )
  const clearness = (at: number) => {
    const [early, late] = [units.slice(0, at), units.slice(at)]
    return (mean(early) - mean(late)) * Math.sqrt((early.length * late.length) / units.length)
  }
  return candidates.toSorted((a, b) => clearness(b) - clearness(a))[0] ?? -1
}

/**
 * Weekly means before and since a day; where only a month is told, since the week in it from which on sales fall most. Feast
 * weeks and incomplete ones are left out.
 * @param day.to last day on which it may have begun; absent if `from` is the day @param about items that it is asked of
 * @throws never; null if fewer than {@link leastWeeks} weeks lie on one side
 */
export function beforeAfter(
  sales: Sales,
  day: { from: string; to?: string | undefined },
  about: (name: string) => boolean,
): BeforeAfter | null {
  const { weeks, itemWeeks, items } = ordinaryWeeks(sales)
  const mondays = weeks.map(({ monday }) => monday)
  const asked = itemWeeks.filter(({ name }) => about(name))
  const sums = mondays.map((_, at) => asked.reduce((sum, { units }) => sum + (units[at] ?? 0), 0))
  const first =
    day.to === undefined
      ? mondays.findIndex((monday) => monday >= addDays(day.from, -sameWeek))
      : clearestFall(mondays, sums, day.from, day.to)
  const since = mondays[first]
  if (since === undefined || first < leastWeeks || mondays.length - first < leastWeeks) return null
  const changed = (values: readonly (number | null)[]) =>
    values.includes(null)
      ? null
      : {
          before: mean(values.slice(0, first).map((one) => one ?? 0)),
          since: mean(values.slice(first).map((one) => one ?? 0)),
        }
  return {
    since,
    weeks: { before: first, since: mondays.length - first },
    items: asked.flatMap(({ name, units }) => {
      const item = items.find((one) => one.name === name)
      const sold = mondays.map((_, at) => units[at] ?? 0)
      const perWeek = changed(sold)
      if (!item || perWeek === null) return []
      const prices = mondays.map((monday) => paidIn(item, monday))
      const lefts = mondays.map((monday, at) => {
        const [price, cost] = [prices[at], costIn(item, monday)]
        return price == null || cost === null || cost <= 0 ? null : price - cost
      })
      const worth = (each: readonly (number | null | undefined)[]) =>
        changed(sold.map((count, at) => (each[at] == null ? null : count * (each[at] ?? 0))))
      return [{ name, units: perWeek, revenue: worth(prices), margin: worth(lefts) }]
    }),
  }
}
