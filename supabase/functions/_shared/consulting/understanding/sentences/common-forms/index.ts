import type { CommonForms } from './common-form.ts'
import { drinkForms } from './drink-creation.ts'
import { pairingForms } from './food-pairing.ts'
import { menuForms } from './menu-redesign.ts'

export const commonForms: readonly CommonForms[] = [drinkForms, pairingForms, menuForms]
