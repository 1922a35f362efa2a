import type { FactOf } from '../../base/facts.ts'
import type { CompetitorMap } from './schema.ts'

/** One fact for each item that a competitor sells: our price and the median of theirs. */
export function gapFacts(contents: readonly CompetitorMap[]): FactOf<'gap'>[] {
  return contents.flatMap(({ categories }) =>
    categories.flatMap(({ items }) =>
      items.map(
        ({ item, own, median, prices, names, advice }): FactOf<'gap'> => ({
          kind: 'gap',
          item,
          ours: own,
          theirs: median,
          ...(prices && { prices }),
          ...(names && { names }),
          note: advice,
        }),
      ),
    ),
  )
}
