import type { CommonForms } from './common-form.ts'
import { competitorForms } from './competitor-analysis.ts'
import { postForms } from './content-generation.ts'
import { dishForms } from './dish-creation.ts'
import { drinkForms } from './drink-creation.ts'
import { pricingForms } from './dynamic-pricing.ts'
import { pairingForms } from './food-pairing.ts'
import { menuForms } from './menu-redesign.ts'
import { forecastForms } from './predictive-analytics.ts'

export const commonForms: readonly CommonForms[] = [
  competitorForms,
  postForms,
  dishForms,
  drinkForms,
  pricingForms,
  pairingForms,
  menuForms,
  forecastForms,
]
