import { competitorAnalysis } from './automations/competitor-analysis/definition.ts'
import { contentGeneration } from './automations/content-generation/definition.ts'
import { dishCreation } from './automations/dish-creation/definition.ts'
import { drinkCreation } from './automations/drink-creation/definition.ts'
import { dynamicPricing } from './automations/dynamic-pricing/definition.ts'
import { foodPairing } from './automations/food-pairing/definition.ts'
import { menuRedesign } from './automations/menu-redesign/definition.ts'
import { predictiveAnalytics } from './automations/predictive-analytics/definition.ts'
import type { AutomationDefinition, AutomationType } from './base/answers/definition.ts'

/** What each automation asks and gives. Names, costs and times live in `automations_catalog`. */
export const automationDefinitions: Readonly<Record<AutomationType, AutomationDefinition>> = {
  drink_creation: drinkCreation,
  food_pairing: foodPairing,
  dish_creation: dishCreation,
  menu_redesign: menuRedesign,
  content_generation: contentGeneration,
  predictive_analytics: predictiveAnalytics,
  competitor_analysis: competitorAnalysis,
  dynamic_pricing: dynamicPricing,
}
