import { contributionMargin, pourCostPct } from '../../base/costing.ts'
import type { DrinkContent } from './schema.ts'

/** A drink at another price, with its cost share and margin recomputed. */
export function setDrinkPrice(content: DrinkContent, prices: ReadonlyMap<string, number>): DrinkContent {
  const price = prices.get('suggestedPrice')
  if (content.kind !== 'drink' || price === undefined) return content
  return {
    ...content,
    suggestedPrice: price,
    pourCostPct: pourCostPct(content.doseCost, price),
    contributionMargin: contributionMargin(content.doseCost, price),
    priceBasis: 'farm',
  }
}
