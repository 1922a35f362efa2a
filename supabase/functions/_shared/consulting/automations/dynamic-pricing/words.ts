import type { RewritableFields } from '../../ai/words.ts'
import type { PricingPlan } from './schema.ts'

export const words: RewritableFields<PricingPlan> = { pricing_plan: ['summary'] }
