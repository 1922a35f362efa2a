import { competitorAnalysis } from './competitor-analysis.ts'
import { contentGeneration } from './content-generation.ts'
import { dishCreation } from './dish-creation.ts'
import { drinkCreation } from './drink-creation.ts'
import { dynamicPricing } from './dynamic-pricing.ts'
import { foodPairing } from './food-pairing.ts'
import { menuRedesign } from './menu-redesign.ts'
import { predictiveAnalytics } from './predictive-analytics.ts'
import type { AutomationDefinition, AutomationType } from './types.ts'

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
