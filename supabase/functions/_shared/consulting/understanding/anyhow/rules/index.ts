/** The rules of the automations. */
import type { AutomationType } from '../../../automation-types.ts'
import type { Rules } from '../form.ts'
import { dynamicPricing } from './dynamic-pricing.ts'
import { menuRedesign } from './menu-redesign.ts'

export const rulesOf: Readonly<Partial<Record<AutomationType, Rules>>> = {
  dynamic_pricing: dynamicPricing,
  menu_redesign: menuRedesign,
}
