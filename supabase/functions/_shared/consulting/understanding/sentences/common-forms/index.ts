import type { CommonForms } from './common-form.ts'
import { dishForms } from './dish-creation.ts'
import { drinkForms } from './drink-creation.ts'

export const commonForms: readonly CommonForms[] = [drinkForms, dishForms]
