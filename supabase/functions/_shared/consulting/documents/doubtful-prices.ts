import { NameIndex } from '../base/match-items.ts'
import type { MenuItem } from './menu.ts'
import type { SalesItem } from './sales.ts'

/** A price of a sheet that is too far from the menu’s to be used without asking. */
export interface DoubtfulPrice {
  /** Index of the item in the sheet. */
  index: number
  name: string
  /** R$ in the sheet. */
  sheet: number
  /** R$ on the menu; of several sizes, the price nearest to the sheet’s. */
  menu: number
}

/** The names and prices of a menu. */
export type PricedMenu = readonly Pick<MenuItem, 'name' | 'size' | 'price'>[]

const mostTimes = 3

/** Prepares a menu for `doubtfulPrices`. */
export function indexPrices(menu: PricedMenu): (name: string) => readonly number[] {
  const prices = new Map<string, number[]>()
  const add = (name: string, price: number) => {
    const known = prices.get(name)
    if (known) known.push(price)
    else prices.set(name, [price])
  }
  for (const { name, size, price } of menu) {
    if (!price) continue
    add(name, price)
    if (size) add(`${name} ${size}`, price)
  }
  const all = [...prices.values()]
  const names = new NameIndex([...prices.keys()])
  return (name) => all[names.find(name)] ?? []
}

/** Items whose price is above three times the menu’s, or below a third of it, for every size that it may be. */
export function doubtfulPrices(
  items: readonly Pick<SalesItem, 'name' | 'price'>[],
  pricesOf: (name: string) => readonly number[],
): DoubtfulPrice[] {
  return items.flatMap(({ name, price }, index) => {
    if (!price) return []
    const known = pricesOf(name)
    const factor = (menu: number) => Math.max(price / menu, menu / price)
    const [nearest] = known.toSorted((a, b) => factor(a) - factor(b))
    // A few cents in an average price must not decide.
    if (nearest === undefined || factor(nearest) <= mostTimes + 1e-9) return []
    return [{ index, name, sheet: price, menu: nearest }]
  })
}
