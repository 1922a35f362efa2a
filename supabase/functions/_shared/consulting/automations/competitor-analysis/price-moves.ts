/**
 * The cost of matching a lower price, and how far a price could rise below the competitors' once portions are compared.
 */

import { enough } from './compare.ts'
import { calledOf, cent, everyday, isOwned, itemsOf, type Owned, standOf } from './gaps.ts'
import { nextPrice } from './next-steps.ts'
import type { CompetitorMap } from './schema.ts'

export type Match = {
  name: string
  competitor: string
  own: number
  to: number
  /** Margin of one sale today and at the competitor's price, R$; null without the cost. */
  left: number | null
  leftThen: number | null
  /** Sales needed to earn what 100 earn today; null without the cost, infinite if the price is below it. */
  needed: number | null
}

function match({ own, cost, ...item }: Owned, competitor: string, to: number): Match {
  const left = cost === undefined ? null : own - cost
  const leftThen = cost === undefined ? null : to - cost
  return {
    name: calledOf(item),
    competitor,
    own,
    to,
    left,
    leftThen,
    needed:
      left === null || leftThen === null
        ? null
        : leftThen <= 0
          ? Number.POSITIVE_INFINITY
          : Math.ceil((left / leftThen) * 100 - 1e-9),
  }
}

/** Every item with a lower price elsewhere: the nearest of those prices and the lowest one, largest loss first. */
export function matchesOf(map: CompetitorMap): Match[] {
  return itemsOf(map)
    .filter(isOwned)
    .flatMap((item) => {
      const lower = everyday(item)
        .filter(({ price }) => price < item.own - cent)
        .toSorted((a, b) => b.price - a.price)
      const [nearest] = lower
      const lowest = lower.at(-1)
      const kept =
        nearest && lowest && lowest.price < nearest.price - cent ? [nearest, lowest] : lower.slice(0, 1)
      return kept.map(({ competitor, price }) => match(item, competitor, price))
    })
    .toSorted((a, b) => b.own - b.to - (a.own - a.to))
}

export type Room = {
  item: Owned
  name: string
  /** The cheapest competitor, where all of them are dearer than the house. */
  competitor: string
  theirs: number
  /** R$; null if the step is too small to be worth a new menu. */
  next: number | null
  /** Share of sales, in %, that may be lost at the new price without losing profit; null without the cost. */
  bears: number | null
}

/** Minimum step in R$. Pricing advises "não mexa" below 3 %. */
const smallestStep = (own: number) => Math.max(1, own * 0.03)

/**
 * Share of the difference to close, by the number of prices: a third with one, half with two. Valid only if portions
 * are alike.
 */
function stepOf(item: Owned, lowest: number, ceiling: number | null): number | null {
  const share = everyday(item).length === 1 ? 3 : 2
  const most = item.own + (lowest - item.own) / share
  const next = nextPrice(item.own, most, ceiling)
  return next === null || next - item.own < smallestStep(item.own) - cent ? null : next
}

/** Items that every known competitor sells dearer but with too few prices for a rise; largest step first. */
export function roomsOf(map: CompetitorMap): Room[] {
  return itemsOf(map)
    .filter(isOwned)
    .filter((item) => standOf(item) === 'cheapest' && item.n < enough)
    .flatMap((item): Room[] => {
      const [lowest] = everyday(item).toSorted((a, b) => a.price - b.price)
      if (!lowest) return []
      const next = stepOf(item, lowest.price, map.ceiling ?? null)
      const { cost } = item
      return [
        {
          item,
          name: calledOf(item),
          competitor: lowest.competitor,
          theirs: lowest.price,
          next,
          bears:
            cost === undefined || next === null || next <= cost
              ? null
              : (1 - (item.own - cost) / (next - cost)) * 100,
        },
      ]
    })
    .toSorted((a, b) => (b.next ?? b.item.own) - b.item.own - ((a.next ?? a.item.own) - a.item.own))
}
