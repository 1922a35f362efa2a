/**
 * The cost of matching a lower price, and how far a price could rise below the competitors' once portions are compared.
 */

import { measureOf } from '../../base/same-item.ts'
import { enough } from './compare.ts'
import {
  calledOf,
  cent,
  everyday,
  everydayRead,
  isOwned,
  isPackaged,
  itemsOf,
  type Owned,
  quotesOf,
  standOf,
} from './gaps.ts'
import type { Compared, CompetitorMap } from './schema.ts'

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
    .filter((item): item is Owned => item.own !== null && everydayRead(item).length > 0)
    .flatMap((item) => {
      const lower = everydayRead(item)
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

/** What an answer decides on the price of an item, which no other part of the report decides again. */
export const decidedFor = ({ ours }: Pick<Compared, 'ours'>, { decided = [] }: CompetitorMap) =>
  decided.find(({ item }) => item === ours)

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

/** The step of the pricing report, if it stays below every price of theirs. */
const stepOf = ({ step }: Owned, lowest: number, ceiling: number | null): number | null =>
  step === undefined || step > Math.min(lowest, ceiling ?? Number.POSITIVE_INFINITY) + cent ? null : step

/** Items that every known competitor sells dearer but with too few prices for a rise; largest step first. */
export function roomsOf(map: CompetitorMap): Room[] {
  return (
    itemsOf(map)
      .filter(isOwned)
      .filter((item) => standOf(item) === 'cheapest' && item.n < enough && !decidedFor(item, map))
      // One price in doubt may be the lowest.
      .filter((item) => !quotesOf(item).some(({ doubt }) => doubt))
      .flatMap((item): Room[] => {
        const [lowest] = everyday(item).toSorted((a, b) => a.price - b.price)
        if (!lowest) return []
        // One price for an item in the whole report.
        const raise = map.raises?.find((one) => one.item === item.ours)
        const next = raise?.to ?? stepOf(item, lowest.price - (lowest.worth ?? 0), map.ceiling ?? null)
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
  )
}

/** Whether both sides state one size, and no brand may differ: nothing has to be asked before the price follows. */
export const isSizeKnown = ({
  item,
  relation,
  ours = '',
  weighed,
}: Pick<Compared, 'item' | 'relation' | 'ours' | 'weighed'>): boolean =>
  relation === 'same' &&
  !isPackaged({ item, ours }) &&
  (['ml', 'g', 'un'].includes(measureOf(ours)?.unit ?? '') || weighed === true)

/** The possible rises that wait for the size of theirs. */
export const openRisesOf = (map: CompetitorMap) =>
  risesOf(map).filter(({ item }) => !isSizeKnown(item) && !isOrdered(item, map))

/** Whether the owner orders the rise, whatever the size of theirs. */
export const isOrdered = ({ ours }: Pick<Compared, 'ours'>, { raises = [] }: CompetitorMap): boolean =>
  raises.some(({ item, ordered }) => ordered && item === ours)

/** The possible rises, largest step first. */
export const risesOf = (map: CompetitorMap): (Room & { next: number })[] =>
  roomsOf(map).flatMap((room) =>
    room.next === null ||
    (map.raises !== undefined && !map.raises.some(({ item }) => item === room.item.ours))
      ? []
      : [{ ...room, next: room.next }],
  )
