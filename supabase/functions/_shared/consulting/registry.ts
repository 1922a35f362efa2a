import { competitorAnalysis } from './automations/competitor-analysis/index.ts'
import { contentGeneration } from './automations/content-generation/index.ts'
import { dishCreation } from './automations/dish-creation/index.ts'
import { drinkCreation } from './automations/drink-creation/index.ts'
import { dynamicPricing } from './automations/dynamic-pricing/index.ts'
import { foodPairing } from './automations/food-pairing/index.ts'
import { menuRedesign } from './automations/menu-redesign/index.ts'
import { predictiveAnalytics } from './automations/predictive-analytics/index.ts'

/** Every automation, in the order in which the hub lists them. All other lists derive from this one. */
export const automations = [
  drinkCreation,
  foodPairing,
  dishCreation,
  menuRedesign,
  contentGeneration,
  predictiveAnalytics,
  competitorAnalysis,
  dynamicPricing,
] as const
