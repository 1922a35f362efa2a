import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { planPrices } from './priced.ts'
import { words } from './words.ts'

export const dynamicPricing = defineAutomation({
  type: 'dynamic_pricing',
  definition,
  words,
  prices: { places: planPrices },
  schema: async () => (await import('./schema.ts')).pricingPlanSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).createPricing,
  facts: async () => (await import('./facts.ts')).priceFacts,
  conflicts: async () => (await import('./conflicts.ts')).findPricingConflicts,
})
