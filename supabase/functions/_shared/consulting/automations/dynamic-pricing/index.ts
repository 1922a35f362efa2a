import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const dynamicPricing = defineAutomation({
  type: 'dynamic_pricing',
  definition,
  words,
  schema: async () => (await import('./schema.ts')).pricingPlanSchema,
  sections: async () => (await import('./sections.ts')).pricingSections,
  actions: async () => (await import('./actions.ts')).pricingActions,
  engine: async () => (await import('./engine.ts')).createPricing,
  facts: async () => (await import('./facts.ts')).priceFacts,
  conflicts: async () => (await import('./conflicts.ts')).findPricingConflicts,
})
