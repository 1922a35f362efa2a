/** What the house sells of each item, from an optional sheet: with it, amounts are stated per month. */
import { spelledSales } from '../../base/house/spelled-sales.ts'
import type { Reaction } from '../../base/pricing/elasticity.ts'
import { knownDays } from '../../base/pricing/known-days.ts'
import { ladderOf } from '../../base/pricing/ladder.ts'
import type { PriceLadder } from '../../base/pricing/limits.ts'
import { measuredIn } from '../../base/pricing/seen.ts'
import type { Sales } from '../../documents/sales.ts'

const daysOfMonth = 30

export type Sold = {
  /** Names of the house's menu: a wish that names one of them in full is about no other. */
  names: readonly string[]
  /** Units in 30 days; a sheet without dates counts as one month; undefined if it has not the item. */
  unitsOf: (name: string) => number | undefined
  placeOf: (name: string) => PriceLadder | undefined
  measured: (drink: boolean) => Reaction | undefined
}

const unknown = { unitsOf: () => undefined, placeOf: () => undefined, measured: () => undefined }

/** @param today yyyy-mm-dd */
export function soldOf(sheet: Sales | null, names: readonly string[], today: string): Sold {
  if (sheet === null) return { names, ...unknown }
  const sales = spelledSales(sheet, names)
  // A sheet without dates is of a month, which the report states as an assumption.
  const days = sales.period === null ? daysOfMonth : knownDays(sales)
  const units = new Map(sales.items.map((item) => [item.name, item.units]))
  return {
    names,
    unitsOf: (name) => {
      const sold = units.get(name) ?? 0
      return days <= 0 || sold <= 0 ? undefined : (sold * daysOfMonth) / days
    },
    placeOf: ladderOf(sales, today),
    measured: measuredIn(sales),
  }
}
