import type { RewritableFields } from '../../define-automation.ts'
import type { DrinkContent } from './schema.ts'

export const words: RewritableFields<DrinkContent> = {
  // Not `pairing`: it names a dish, which the check of an allergy must recognise.
  drink: ['story', 'fit'],
  drink_menu: ['summary'],
}
