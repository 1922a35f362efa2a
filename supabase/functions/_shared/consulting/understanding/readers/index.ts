/** The readers of all automations that ask for words. A browser loads one of them. */
import type { AutomationType } from '../../automation-types.ts'
import { rivalReader } from './competitor-analysis.ts'
import { postReader } from './content-generation.ts'
import { dishReader } from './dish-creation.ts'
import { drinkReader } from './drink-creation.ts'
import { priceReader } from './dynamic-pricing.ts'
import { pairingReader } from './food-pairing.ts'
import { menuReader } from './menu-redesign.ts'
import { forecastReader } from './predictive-analytics.ts'
import type { AutomationReader } from './reader.ts'

export const readers: Readonly<Partial<Record<AutomationType, AutomationReader>>> = {
  drink_creation: drinkReader,
  food_pairing: pairingReader,
  dish_creation: dishReader,
  menu_redesign: menuReader,
  content_generation: postReader,
  predictive_analytics: forecastReader,
  competitor_analysis: rivalReader,
  dynamic_pricing: priceReader,
}
