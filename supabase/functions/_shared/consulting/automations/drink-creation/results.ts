import type { EngineResult } from '../../base/engine-result.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { mean } from '../../base/statistics.ts'
import type { DrinkContent, DrinkMenu } from './schema.ts'

/** A drinks menu as results: one recipe per drink, in the menu's order, then the analysis of the whole. */
export function toResults(
  { drinks, ...rest }: DrinkMenu,
  explanations: readonly Explanation[],
): EngineResult<DrinkContent>[] {
  const overview = drinks.map((drink) => ({
    id: drink.id,
    name: drink.name,
    style: drink.style,
    base: drink.base?.label ?? 'Sem álcool',
    doseCost: drink.doseCost,
    suggestedPrice: drink.suggestedPrice,
    pourCostPct: drink.pourCostPct,
    contributionMargin: drink.contributionMargin,
    abvPct: drink.abvPct,
  }))
  const meanOf = (figure: 'doseCost' | 'suggestedPrice' | 'pourCostPct' | 'contributionMargin') =>
    mean(
      // Of one glass: a jug costs and leaves what its glasses do.
      drinks.map((drink) => drink[figure] / (figure === 'pourCostPct' ? 1 : (drink.servings ?? 1))),
    )
  return [
    ...drinks.map(
      (drink): EngineResult<DrinkContent> => ({
        title: drink.name,
        contentType: 'recipe',
        content: drink,
        downloadable: true,
      }),
    ),
    {
      title: rest.title,
      contentType: 'analysis',
      content: {
        kind: 'drink_menu',
        ...rest,
        overview,
        averages: {
          doseCost: meanOf('doseCost'),
          suggestedPrice: meanOf('suggestedPrice'),
          pourCostPct: meanOf('pourCostPct'),
          contributionMargin: meanOf('contributionMargin'),
        },
      },
      downloadable: true,
      ...(explanations.length > 0 ? { explanations } : {}),
    },
  ]
}
