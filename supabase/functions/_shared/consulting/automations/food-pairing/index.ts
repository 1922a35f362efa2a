import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { words } from './words.ts'

export const foodPairing = defineAutomation({
  type: 'food_pairing',
  definition,
  words,
  schema: async () => (await import('./schema.ts')).pairingContentSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).createPairings,
  facts: async () => (await import('./facts.ts')).pairingFacts,
})
