import type { CommonForms } from './common-form.ts'
import { postForms } from './content-generation.ts'
import { drinkForms } from './drink-creation.ts'
import { forecastForms } from './predictive-analytics.ts'

export const commonForms: readonly CommonForms[] = [drinkForms, postForms, forecastForms]
