/** What the competitors on the house's page charge for the same item at the same size. */
import type { Competitor, House } from '../house/house.ts'
import { NameIndex } from '../match-items.ts'
import type { Wish } from '../request/wish.ts'
import { canonicalName, measureOf } from '../same-item.ts'

/** A competitor's price of an item, R$. `size` where the owner tells only that it is another: "maior". */
export type Neighbour = { at: string; price: number; size?: string }

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

/** "maior", "mais caprichado": another size, without a measure to compare by. */
const isVague = ({ item, size }: Listed) =>
  size != null && size.trim() !== '' && measureOf(size) === null && measureOf(item) === null

/** The house with what an owner tells of competitors: a price that its page has already gets the told size. */
export function withToldPrices(house: House, wishes: readonly Wish[]): House {
  const told = wishes.flatMap((wish) =>
    wish.kind === 'competitorPrice' && wish.deal === undefined && wish.unsure !== true ? [wish] : [],
  )
  if (told.length === 0) return house
  const isTold = ({ item, price }: Listed) =>
    told.some(
      (wish) => canonicalName(wish.item) === canonicalName(item) && Math.abs(wish.min - price) < 0.005,
    )
  const names = [...new Set(told.map(({ competitor }) => competitor))]
  return {
    ...house,
    competitors: [
      ...house.competitors.map((one) => ({ ...one, prices: one.prices.filter((price) => !isTold(price)) })),
      ...names.map((name) => ({
        name,
        prices: told.flatMap(({ competitor, item, min, max, size }) =>
          competitor === name ? [{ item, price: (min + max) / 2, size: size ?? null }] : [],
        ),
      })),
    ],
  }
}

/** The competitors' prices of an item of the house, cheapest first. @returns none for an item that nobody else has */
export function neighboursOf(house: House): (item: { name: string }) => Neighbour[] {
  const find = besideOf(house)
  return (item) => find(item).filter(({ size }) => size === undefined)
}

/**
 * The same with those whose size the owner only calls another: a larger one that costs more is no reason to stay below the
 * others, and still the end of a rise.
 */
export function besideOf({ menu, competitors }: House): (item: { name: string }) => Neighbour[] {
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
        if (!found) return []
        if (isVague(found)) return [{ at, price: found.price, size: found.size ?? '' }]
        return sizeOf(found.item, found.size) === own ? [{ at, price: found.price }] : []
      })
      .toSorted((a, b) => a.price - b.price)
  }
}

/** The dearest of them; null for fewer than two, which are no market. */
export const dearestOf = (neighbours: readonly Neighbour[]): Neighbour | null =>
  neighbours.length < fewest ? null : (neighbours.at(-1) ?? null)
