import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const dishCreation = defineAutomation({
  type: 'dish_creation',
  definition,
  words,
  prices: {
    paths: { dish: ['suggestedPrice'] },
    set: async () => (await import('./set-price.ts')).setDishPrice,
  },
  schema: async () => (await import('./schema.ts')).dishContentSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).createDishes,
  conflicts: async () => (await import('./conflicts.ts')).dishConflicts,
  facts: async () => (await import('./facts.ts')).factsOf,
})
