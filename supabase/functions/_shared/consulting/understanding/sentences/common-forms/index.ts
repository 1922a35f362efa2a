import type { CommonForms } from './common-form.ts'
import { drinkForms } from './drink-creation.ts'

export const commonForms: readonly CommonForms[] = [drinkForms]
