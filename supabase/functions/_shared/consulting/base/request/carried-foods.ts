/** Which dishes carry a food that an owner names. */
import { exclusionOf } from '../lexicon/exclusion.ts'
import { type MenuItemWords, menuItemVerdict } from './requirements.ts'

/** Whether the words of a dish, or the usual recipe of its name, say that it carries one of the foods. */
export const carriesOneOf = (foods: readonly string[], item: MenuItemWords): boolean =>
  foods.some((food) => menuItemVerdict(exclusionOf(food, 'diet'), item) === 'no')
