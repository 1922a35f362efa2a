import type { RewritableFields } from '../../define-automation.ts'
import type { DishContent } from './schema.ts'

export const words: RewritableFields<DishContent> = { dish: ['story', 'fit'], dish_menu: [] }
