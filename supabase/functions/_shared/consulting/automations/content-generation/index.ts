import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const contentGeneration = defineAutomation({
  type: 'content_generation',
  definition,
  words,
  schema: async () => (await import('./schema.ts')).postCalendarSchema,
  sections: async () => (await import('./sections.ts')).contentSections,
  actions: async () => (await import('./actions.ts')).contentActions,
  engine: async () => (await import('./engine.ts')).createContent,
  facts: async () => (await import('./facts.ts')).postFacts,
})
