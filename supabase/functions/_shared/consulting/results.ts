import * as z from 'zod/mini'
import { competitorMapSchema } from './automations/competitor-analysis/schema.ts'
import { postCalendarSchema } from './automations/content-generation/schema.ts'
import { dishMenuSchema, dishSchema } from './automations/dish-creation/schema.ts'
import { pricingPlanSchema } from './automations/dynamic-pricing/schema.ts'
import { pairingMenuSchema, pairingSchema } from './automations/food-pairing/schema.ts'
import { menuRedesignSchema } from './automations/menu-redesign/schema.ts'
import { salesForecastSchema } from './automations/predictive-analytics/schema.ts'
import { type DrinkMenu, drinkMenuAnalysisSchema, drinkSchema } from './base/drinks/drink.schema.ts'

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

export const resultItemSchema = z.object({
  title: z.string().check(z.minLength(1)),
  contentType: z.enum(['recipe', 'analysis', 'content']),
  content: resultContentSchema,
  downloadable: z.boolean(),
})

export type ResultContent = z.output<typeof resultContentSchema>

/** One card of the wizard's results and one row of `generated_content`. */
export type ResultItem = z.output<typeof resultItemSchema>

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * A drinks menu as results: one recipe per drink, in the menu's order, then the analysis of the whole.
 * @throws ZodError when a content does not satisfy its schema
 */
export function toResultItems(menu: DrinkMenu): ResultItem[] {
  const { drinks, ...rest } = menu
  const analysis = {
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
  }
  return z.array(resultItemSchema).parse([
    ...drinks.map((drink) => ({
      title: drink.name,
      contentType: 'recipe',
      content: drink,
      downloadable: true,
    })),
    { title: menu.title, contentType: 'analysis', content: analysis, downloadable: true },
  ])
}
