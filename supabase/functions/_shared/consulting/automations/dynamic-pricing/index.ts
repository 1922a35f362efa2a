import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const dynamicPricing = defineAutomation({
  type: 'dynamic_pricing',
  definition,
  words,
  prices: {
    paths: { pricing_plan: ['items[].newPrice'] },
    set: async () => (await import('./set-prices.ts')).setPlanPrices,
  },
  schema: async () => (await import('./schema.ts')).pricingPlanSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).createPricing,
  facts: async () => (await import('./facts.ts')).priceFacts,
  conflicts: async () => (await import('./conflicts.ts')).findPricingConflicts,
})
