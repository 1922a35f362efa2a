/** Whether a column of amounts holds unit prices or row totals, decided by its own rows rather than by its title. */
import { indexPrices, type PricedMenu } from './doubtful-prices.ts'
import type { ValueMeaning } from './reading.ts'

/** A row with an amount that may be either; quantity and amount are above zero. */
export type ValuedRow = { name: string; units: number; value: number }

/** Scatter, in logarithms, below which the amounts of an item say nothing. */
const telling = 0.04
/** The true reading scatters less than this share of the other one. */
const clearly = 0.5
/** Share of the rows that can tell which have to agree. */
const agreed = 0.85
const fewestRows = 6
/** Rows and items that it takes to contradict a title. */
const againstTitle = { rows: 30, items: 3 }
/** An amount this near to the menu's price, as a factor, is that price. */
const nearPrice = 1.25
const fewestItems = 3

/** Beyond this many rows of an item nothing new is learnt. */
const maxRows = 400

function scatter(values: readonly number[]): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length)
}

function byItem(rows: readonly ValuedRow[]): Map<string, ValuedRow[]> {
  const items = new Map<string, ValuedRow[]>()
  for (const row of rows) {
    const own = items.get(row.name)
    if (own === undefined) items.set(row.name, [row])
    else if (own.length < maxRows) own.push(row)
  }
  return items
}

function winner(votes: Readonly<Record<ValueMeaning, number>>, fewest: number): ValueMeaning | null {
  const all = votes.price + votes.total
  if (all < fewest) return null
  if (votes.total >= agreed * all) return 'total'
  return votes.price >= agreed * all ? 'price' : null
}

/**
 * Within an item whose quantities vary, either the amount stays and is its price, or the amount divided by the quantity
 * stays and the amount is a total. Null if the rows do not tell.
 */
function meaningByRows(
  items: ReadonlyMap<string, readonly ValuedRow[]>,
  said: ValueMeaning | null,
): ValueMeaning | null {
  const votes = { price: 0, total: 0 }
  let voting = 0
  for (const rows of items.values()) {
    if (rows.length < 2) continue
    const asPrice = scatter(rows.map(({ value }) => Math.log(value)))
    const asTotal = scatter(rows.map(({ value, units }) => Math.log(value / units)))
    if (Math.max(asPrice, asTotal) < telling) continue
    voting += 1
    if (asTotal < clearly * asPrice) votes.total += rows.length
    else if (asPrice < clearly * asTotal) votes.price += rows.length
  }
  const seen = winner(votes, fewestRows)
  const isSure = voting >= againstTitle.items && votes.price + votes.total >= againstTitle.rows
  return said === null || seen === said || isSure ? seen : null
}

/** By the menu's prices, for sheets with one row for each item. */
function meaningByMenu(
  items: ReadonlyMap<string, readonly ValuedRow[]>,
  menu: PricedMenu,
): ValueMeaning | null {
  if (menu.length === 0) return null
  const pricesOf = indexPrices(menu)
  const votes = { price: 0, total: 0 }
  for (const [name, rows] of items) {
    const row = rows.find(({ units }) => units >= 2)
    if (!row) continue
    const isNear = (amount: number) =>
      pricesOf(name).some((price) => Math.max(amount / price, price / amount) <= nearPrice)
    const [asPrice, asTotal] = [isNear(row.value), isNear(row.value / row.units)]
    if (asPrice !== asTotal) votes[asPrice ? 'price' : 'total'] += 1
  }
  return winner(votes, fewestItems)
}

/**
 * What the rows show, else what the house's menu shows; null if neither can tell.
 * @param said what the title says, which only many rows contradict
 */
export function valueMeaningOf(
  rows: readonly ValuedRow[],
  said: ValueMeaning | null,
  menu: PricedMenu = [],
): ValueMeaning | null {
  const items = byItem(rows)
  return meaningByRows(items, said) ?? meaningByMenu(items, menu)
}
