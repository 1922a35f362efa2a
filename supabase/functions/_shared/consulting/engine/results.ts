import * as z from 'zod/mini'
import { competitorMapSchema } from './competitors/competitors.schema.ts'
import { postCalendarSchema } from './content/content.schema.ts'
import { dishMenuSchema, dishSchema } from './dishes/dish.schema.ts'
import { type DrinkMenu, drinkMenuAnalysisSchema, drinkSchema } from './drinks/drink.schema.ts'
import { salesForecastSchema } from './forecast/forecast.schema.ts'
import { menuRedesignSchema } from './menu-engineering/menu-redesign.schema.ts'
import { pairingMenuSchema, pairingSchema } from './pairing/pairing.schema.ts'
import { pricingPlanSchema } from './pricing/pricing.schema.ts'
import type { EngineResult } from './result-item.ts'
import { shorten } from './text.ts'

/** Content of a result, told apart by `kind`. */
export const resultContentSchema = z.discriminatedUnion('kind', [
  drinkSchema,
  drinkMenuAnalysisSchema,
  dishSchema,
  dishMenuSchema,
  pairingSchema,
  pairingMenuSchema,
  competitorMapSchema,
  postCalendarSchema,
  menuRedesignSchema,
  pricingPlanSchema,
  salesForecastSchema,
])

/** Characters that `generated_content.title` takes. */
export const maxTitleLength = 200

export const resultItemSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(maxTitleLength)),
  contentType: z.enum(['recipe', 'analysis', 'content']),
  content: resultContentSchema,
  downloadable: z.boolean(),
})

export type ResultContent = z.output<typeof resultContentSchema>

/** One card of the wizard's results and one row of `generated_content`. */
export type ResultItem = z.output<typeof resultItemSchema>

/** What an engine made, within the limits of the table that it is stored in. */
export function toStorable(results: readonly EngineResult<ResultContent>[]): ResultItem[] {
  return results.map((result) => ({ ...result, title: shorten(result.title, maxTitleLength) }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A drinks menu as results: one recipe per drink, in the menu's order, then the analysis of the whole. */
export function toResults(menu: DrinkMenu): EngineResult<ResultContent>[] {
  const { drinks, ...rest } = menu
  return [
    ...drinks.map(
      (drink): EngineResult<ResultContent> => ({
        title: drink.name,
        contentType: 'recipe',
        content: drink,
        downloadable: true,
      }),
    ),
    {
      title: menu.title,
      contentType: 'analysis',
      content: {
        kind: 'drink_menu',
        ...rest,
        overview: drinks.map((drink) => ({
          id: drink.id,
          name: drink.name,
          style: drink.style,
          base: drink.base.label,
          doseCost: drink.doseCost,
          suggestedPrice: drink.suggestedPrice,
          pourCostPct: drink.pourCostPct,
          contributionMargin: drink.contributionMargin,
          abvPct: drink.abvPct,
        })),
        averages: {
          doseCost: mean(drinks.map((drink) => drink.doseCost)),
          suggestedPrice: mean(drinks.map((drink) => drink.suggestedPrice)),
          pourCostPct: mean(drinks.map((drink) => drink.pourCostPct)),
          contributionMargin: mean(drinks.map((drink) => drink.contributionMargin)),
        },
      },
      downloadable: true,
    },
  ]
}
