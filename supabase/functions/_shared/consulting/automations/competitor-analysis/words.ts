import type { RewritableFields } from '../../ai/words.ts'
import type { CompetitorMap } from './schema.ts'

export const words: RewritableFields<CompetitorMap> = { competitor_map: ['summary'] }
