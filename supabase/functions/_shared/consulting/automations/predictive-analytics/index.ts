import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const predictiveAnalytics = defineAutomation({
  type: 'predictive_analytics',
  definition,
  words,
  schema: async () => (await import('./schema.ts')).salesForecastSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).createForecast,
  facts: async () => (await import('./facts.ts')).forecastFacts,
})
