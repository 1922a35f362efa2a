import { contributionMargin, pourCostPct } from '../../base/costing.ts'
import type { DishContent } from './schema.ts'

/** A dish at another price; cost share and margin are recomputed if every cost is known. */
export function setDishPrice(content: DishContent, prices: ReadonlyMap<string, number>): DishContent {
  const price = prices.get('suggestedPrice')
  if (content.kind !== 'dish' || price === undefined) return content
  const complete = content.missing.length === 0
  return {
    ...content,
    suggestedPrice: price,
    foodCostPct: complete ? pourCostPct(content.cost, price) : content.foodCostPct,
    margin: complete ? contributionMargin(content.cost, price) : content.margin,
    priceBasis: 'farm',
  }
}
