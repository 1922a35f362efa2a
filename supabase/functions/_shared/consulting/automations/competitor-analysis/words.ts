import type { RewritableFields } from '../../define-automation.ts'
import type { CompetitorMap } from './schema.ts'

export const words: RewritableFields<CompetitorMap> = { competitor_map: ['summary'] }
