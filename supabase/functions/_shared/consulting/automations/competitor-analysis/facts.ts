import type { Fact, FactOf } from '../../base/facts.ts'
import type { CompetitorMap } from './schema.ts'
import { scriptOf } from './script.ts'

/** One fact for each item that a competitor sells, each answer and each price that may rise. */
export function gapFacts(contents: readonly CompetitorMap[]): Fact[] {
  return contents.flatMap((map) => {
    const { categories, answers = [], raises = [], limited = [], portions = [], told = [], sales } = map
    return [
      ...(sales ? [{ kind: 'sales' as const, ...sales }] : []),
      ...categories.flatMap(({ items }) =>
        items.map(
          ({ item, own, median, prices, names, advice, relation, declined }): FactOf<'gap'> => ({
            kind: 'gap',
            item,
            ours: own,
            theirs: median,
            ...(prices && { prices }),
            ...(names && { names }),
            note: advice,
            ...(relation === 'absent' && declined === undefined && { suggested: true }),
          }),
        ),
      ),
      ...answers.map(
        ({ about, of, asked, verdict, open }): FactOf<'answer'> => ({
          kind: 'answer',
          about,
          of,
          asked,
          text: verdict,
          ...(open && { open }),
        }),
      ),
      ...raises.map(
        ({ item, section, from, to, reference }): FactOf<'price'> => ({
          kind: 'price',
          item,
          ...(section !== null && { section }),
          priceNow: from,
          priceNew: to,
          reason: reference,
        }),
      ),
      ...limited.map(
        ({ item, section, price }): FactOf<'price'> => ({
          kind: 'price',
          item,
          ...(section !== null && { section }),
          priceNow: price,
          priceNew: price,
          reason: '',
        }),
      ),
      ...portions.map(
        (one): FactOf<'portion'> => ({ kind: 'portion', ...one, text: 'A comparação usa este tamanho.' }),
      ),
      ...[...(map.offers ?? []).flatMap(({ say }) => say ?? []), ...scriptOf(map)].map(
        (text): FactOf<'said'> => ({ kind: 'said', text }),
      ),
      ...told.map((one): FactOf<'told'> => ({ kind: 'told', ...one })),
    ]
  })
}
