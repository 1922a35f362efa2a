import type { RewritableFields } from '../../ai/words.ts'
import type { MenuRedesign } from './schema.ts'

export const words: RewritableFields<MenuRedesign> = { menu_redesign: ['summary'] }
