import type { RewritableFields } from '../../define-automation.ts'
import type { MenuRedesign } from './schema.ts'

export const words: RewritableFields<MenuRedesign> = { menu_redesign: ['summary'] }
