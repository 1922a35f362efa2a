/** What the competitors on the house's page charge for the same item at the same size. */
import type { Competitor, House } from '../house/house.ts'
import { NameIndex } from '../match-items.ts'
import { canonicalName, measureOf } from '../same-item.ts'

/** A competitor's price of an item, R$. */
export type Neighbour = { at: string; price: number }

/** Prices of one house say nothing of a market. */
const fewest = 2

const sizeOf = (name: string, size: string | null | undefined): string => {
  const measure = measureOf(size ?? '') ?? measureOf(name)
  return measure ? `${measure.amount}${measure.unit}` : ''
}

type Listed = Competitor['prices'][number]

/** The newest price of each item; of two without a date, the one written last. */
export const newestPrices = (prices: readonly Listed[]): Listed[] =>
  prices.toReversed().toSorted((a, b) => (b.on ?? '').localeCompare(a.on ?? ''))

/** The competitors' prices of an item of the house, cheapest first. @returns none for an item that nobody else has */
export function neighboursOf({ menu, competitors }: House): (item: { name: string }) => Neighbour[] {
  const sizes = new Map(menu.map(({ name, size }) => [name.toLowerCase(), size]))
  const lists = competitors.map(({ name, prices }) => {
    const items = newestPrices(prices)
    return { at: name, items, index: new NameIndex(items.map(({ item }) => canonicalName(item))) }
  })
  return ({ name }) => {
    const own = sizeOf(name, sizes.get(name.toLowerCase()))
    return lists
      .flatMap(({ at, items, index }): Neighbour[] => {
        const found = items[index.find(canonicalName(name))]
        return found && sizeOf(found.item, found.size) === own ? [{ at, price: found.price }] : []
      })
      .toSorted((a, b) => a.price - b.price)
  }
}

/** The dearest of them; null for fewer than two, which are no market. */
export const dearestOf = (neighbours: readonly Neighbour[]): Neighbour | null =>
  neighbours.length < fewest ? null : (neighbours.at(-1) ?? null)
