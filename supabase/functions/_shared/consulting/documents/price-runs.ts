import { isoDay } from './days.ts'
import type { SalesItem } from './sales.ts'

type Sold = {
  /** Unit price in R$, before discounts and as paid. */
  listed: number
  paid: number
  units: number
  /** Days since 1970. */
  day: number
}

type Run = { price: number; from: number; to: number }

/** Minimum days that a price must hold; shorter ones are promotions. */
const leastDays = 7
/** Maximum number of prices; with more, there is no meaningful history. */
const most = 4

const tidy = (value: number) => Math.round(value * 1e6) / 1e6
const cents = (value: number) => Math.round(value * 100) / 100

/** The prices of one item in chronological order. */
/** Share of the steps that go one way, net, from which a figure creeps; and the days that say where it has got to. */
const mostlyOneWay = 0.8
const creepDays = 28

export class PriceRuns {
  private readonly rows: Sold[] = []

  add(row: { listed: number | null; price: number | null; units: number; day: number | null }): void {
    const listed = row.listed ?? row.price
    if (listed === null || row.day === null || listed <= 0 || row.units <= 0) return
    this.rows.push({ listed: cents(listed), paid: row.price ?? listed, units: row.units, day: row.day })
  }

  /** Each price with the days on which it applied; absent if the price never changed permanently. */
  get value(): SalesItem['prices'] {
    const first = this.rows[0]?.listed
    if (this.rows.every(({ listed }) => listed === first)) return undefined
    const held = this.daily().filter(({ from, to }) => to - from + 1 >= leastDays)
    const runs = joined(held)
    if (runs.length < 2 || runs.length > most) return undefined
    return runs.map(({ price, from, to }) => {
      const rows = this.rows.filter(({ day }) => day >= from && day <= to)
      const units = rows.reduce((sum, row) => sum + row.units, 0)
      const paid = rows.reduce((sum, row) => sum + row.paid * row.units, 0) / units
      return { price, paid: tidy(paid), units: tidy(units), from: isoDay(from), to: isoDay(to) }
    })
  }

  /**
   * What it costs in the last four weeks, where it creeps: more steps than runs are kept, almost all of them one way. Null
   * otherwise: figures that go up and down have a mean.
   */
  get creptTo(): number | null {
    const runs = this.daily()
    const steps = runs.slice(1).map(({ price }, at) => Math.sign(price - (runs[at]?.price ?? price)))
    const oneWay = Math.abs(steps.reduce((sum, step) => sum + step, 0))
    if (runs.length <= most || oneWay < steps.length * mostlyOneWay) return null
    const last = runs.at(-1)?.to ?? 0
    const rows = this.rows.filter(({ day }) => day > last - creepDays)
    const units = rows.reduce((sum, row) => sum + row.units, 0)
    return tidy(rows.reduce((sum, row) => sum + row.paid * row.units, 0) / units)
  }

  /** The price of most units on each day; consecutive days with one price form one run. */
  private daily(): Run[] {
    const days = new Map<number, Map<number, number>>()
    for (const { day, listed, units } of this.rows) {
      const prices = days.get(day) ?? new Map<number, number>()
      days.set(day, prices.set(listed, (prices.get(listed) ?? 0) + units))
    }
    return joined(
      [...days]
        .sort(([a], [b]) => a - b)
        .map(([day, prices]) => {
          const [top] = [...prices].toSorted(([, a], [, b]) => b - a)
          return { price: top?.[0] ?? 0, from: day, to: day }
        }),
    )
  }
}

/** Merges adjacent runs with the same price. */
function joined(runs: readonly Run[]): Run[] {
  const found: Run[] = []
  for (const run of runs) {
    const last = found.at(-1)
    if (last && last.price === run.price) last.to = run.to
    else found.push({ ...run })
  }
  return found
}
