import { drinkPourCostBand, type SuggestedPrice, suggestPrice } from '../costing.ts'
import type { Venue } from '../house/read-venue.ts'
import type { Candidate } from './candidate.ts'

/** R$; below it a drink does not pay for the glass, the ice and the work. */
export const minimumDrinkPrice = 14.9

/** What a drink costs on the house's menu. */
export function priceOf({ cost }: Pick<Candidate, 'cost'>, venue: Venue): SuggestedPrice {
  return suggestPrice(cost, {
    targetPct: venue.targetPct,
    band: drinkPourCostBand,
    ending: venue.ending,
    minimumPrice: minimumDrinkPrice,
  })
}
