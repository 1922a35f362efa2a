/** The rules of the automations. */
import type { AutomationType } from '../../../automation-types.ts'
import type { Rules } from '../form.ts'
import { competitorAnalysis } from './competitor-analysis.ts'
import { contentGeneration } from './content-generation.ts'
import { dishCreation } from './dish-creation.ts'
import { drinkCreation } from './drink-creation.ts'
import { dynamicPricing } from './dynamic-pricing.ts'
import { foodPairing } from './food-pairing.ts'
import { menuRedesign } from './menu-redesign.ts'
import { predictiveAnalytics } from './predictive-analytics.ts'

export const rulesOf: Readonly<Record<AutomationType, Rules>> = {
  drink_creation: drinkCreation,
  food_pairing: foodPairing,
  dish_creation: dishCreation,
  menu_redesign: menuRedesign,
  content_generation: contentGeneration,
  predictive_analytics: predictiveAnalytics,
  competitor_analysis: competitorAnalysis,
  dynamic_pricing: dynamicPricing,
}
