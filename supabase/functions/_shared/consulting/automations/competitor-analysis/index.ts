import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const competitorAnalysis = defineAutomation({
  type: 'competitor_analysis',
  definition,
  words,
  schema: async () => (await import('./schema.ts')).competitorMapSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).analyseCompetitors,
  facts: async () => (await import('./facts.ts')).gapFacts,
})
