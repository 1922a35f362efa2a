/** Which dishes carry a food that an owner names. */
import { exclusionOf } from '../lexicon/exclusion.ts'
import { kindAllergens } from '../lexicon/kinds-of-dish.ts'
import { type MenuItemWords, menuItemVerdict } from './judge-exclusions.ts'

/** A line's words; its section too, which may be the kind of dish: "Pizzas". */
export type LineWords = MenuItemWords & { section?: string | null | undefined }

/** Whether the words of a dish, its kind, or the usual recipe of its name, say that it carries one of the foods. */
export const carriesOneOf = (foods: readonly string[], item: LineWords): boolean => {
  const { always } = kindAllergens({
    name: item.name,
    section: item.section ?? null,
    description: item.description ?? null,
    isFood: item.section != null,
  })
  return foods.some((food) => {
    const exclusion = exclusionOf(food, 'diet')
    return menuItemVerdict(exclusion, item) === 'no' || always.some((one) => exclusion.allergens.has(one))
  })
}
