import type { CommonForms } from './common-form.ts'
import { competitorForms } from './competitor-analysis.ts'
import { drinkForms } from './drink-creation.ts'
import { pricingForms } from './dynamic-pricing.ts'

export const commonForms: readonly CommonForms[] = [drinkForms, pricingForms, competitorForms]
