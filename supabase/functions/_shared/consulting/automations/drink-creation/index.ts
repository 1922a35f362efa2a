import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const drinkCreation = defineAutomation({
  type: 'drink_creation',
  definition,
  words,
  prices: {
    paths: { drink: ['suggestedPrice'] },
    set: async () => (await import('./set-price.ts')).setDrinkPrice,
  },
  schema: async () => (await import('./schema.ts')).drinkContentSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).createDrinkResults,
  conflicts: async () => (await import('./conflicts.ts')).drinkConflicts,
  facts: async () => (await import('./facts.ts')).drinkFacts,
})
