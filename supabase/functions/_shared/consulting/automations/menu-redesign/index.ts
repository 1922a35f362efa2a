import { defineAutomation } from '../../define-automation.ts'
import { definition } from './definition.ts'
import { redesignPrices } from './priced.ts'
import { words } from './words.ts'

export const menuRedesign = defineAutomation({
  type: 'menu_redesign',
  definition,
  words,
  prices: { places: redesignPrices },
  schema: async () => (await import('./schema.ts')).menuRedesignSchema,
  report: () => import('./report.ts'),
  engine: async () => (await import('./engine.ts')).redesignMenu,
  facts: async () => (await import('./facts.ts')).redesignFacts,
  conflicts: async () => (await import('./conflicts.ts')).findMenuConflicts,
})
