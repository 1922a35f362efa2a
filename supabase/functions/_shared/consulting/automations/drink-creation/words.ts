import type { RewritableFields } from '../../define-automation.ts'
import type { DrinkContent } from './schema.ts'

export const words: RewritableFields<DrinkContent> = {
  drink: ['story', 'fit', 'pairing'],
  drink_menu: ['summary'],
}
