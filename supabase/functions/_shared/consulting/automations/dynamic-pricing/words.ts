import type { RewritableFields } from '../../define-automation.ts'
import type { PricingPlan } from './schema.ts'

export const words: RewritableFields<PricingPlan> = { pricing_plan: ['summary'] }
