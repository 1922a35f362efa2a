import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const contentGeneration = defineAutomation({
  type: 'content_generation',
  definition,
  words,
  schema: async () => (await import('./schema.ts')).postCalendarSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).createContent,
  facts: async () => (await import('./facts.ts')).postFacts,
})
