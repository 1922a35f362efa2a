import type { Fact, FactOf } from '../../base/facts.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'

/** Name of the series that adds up all items. */
const all = 'Total'

const factsOf = (item: string, coming: ForecastLine['coming']): FactOf<'forecast'>[] =>
  coming.map(({ monday, value, low, high }) => ({
    kind: 'forecast',
    item,
    week: monday,
    low,
    mid: value,
    high,
  }))

/** Units per item and week, the total of all items first, and one fact on the model of the total. */
export function forecastFacts(contents: readonly SalesForecast[]): Fact[] {
  return contents.flatMap(
    ({ units, items = [], expected = [], portions = [], costs = [], asked = [], answers = [] }): Fact[] => [
      ...factsOf(all, units.coming),
      ...items.flatMap(({ name, coming }) => factsOf(name, coming)),
      {
        kind: 'model',
        name: units.model,
        // Reports without a stored horizon were tested one week ahead.
        horizon: units.horizon ?? 1,
        wape: units.wape,
        mase: units.mase,
        baseline: units.baseline?.model ?? 'repetir a última semana',
        baselineWape: units.baseline?.wape ?? null,
      },
      ...answers.map(
        ({ about, of, asked: said, verdict, open }): FactOf<'answer'> => ({
          kind: 'answer',
          about,
          of,
          text: verdict,
          ...(said !== undefined && { asked: said }),
          ...(open && { open }),
        }),
      ),
      ...portions.map((portion): FactOf<'portion'> => ({ kind: 'portion', ...portion })),
      ...costs.map((one): FactOf<'costNow'> => ({ kind: 'costNow', ...one })),
      ...asked.map((one): FactOf<'scope'> => ({ kind: 'scope', ...one })),
      ...expected.map(
        ({ said, item, ...period }): FactOf<'expectation'> => ({
          kind: 'expectation',
          ...period,
          text: said,
          ...(item !== undefined && { of: item }),
        }),
      ),
    ],
  )
}
