/** Prices so far from the house's own for an item of the same name that the reading, or the size, is asked about. */
import type { Compared, CompetitorMap } from './schema.ts'

/** The house's price, as a multiple of theirs, beyond which both can hardly be of one thing. */
const farthest = { above: 2.5, below: 0.4 }

/** The comparison with such prices marked: they are asked about, and decide nothing. */
export function withDoubts(item: Compared): Compared {
  const { own, quotes, relation } = item
  if (own === null || quotes === undefined || relation === 'other' || relation === 'several') return item
  const isFar = (price: number) => own / price > farthest.above || own / price < farthest.below
  if (!quotes.some(({ price, deal, away }) => !deal && away === undefined && isFar(price))) return item
  return {
    ...item,
    quotes: quotes.map((one) =>
      !one.deal && one.away === undefined && isFar(one.price) ? { ...one, doubt: true as const } : one,
    ),
  }
}

/** What to ask the owner about them. */
export const doubtsOf = (items: readonly Compared[]): NonNullable<CompetitorMap['doubts']> =>
  items.flatMap(({ item, ours, own, quotes = [] }) =>
    quotes.flatMap(({ competitor, price, doubt }) =>
      doubt && ours !== undefined && own !== null ? [{ competitor, item, price, ours, own }] : [],
    ),
  )
