/** The half of a menu that owners name by its kind: "a comida", "os pratos", "bebidas". */
import type { HouseItem } from '../house/house.ts'
import { itemKind } from '../house/item-kind.ts'
import { foldAccents } from '../language/text.ts'
import { namesItem } from './match-item.ts'

const food = /^(?:pratos?|comidas?|comidinhas?|comes)(?: quentes?| da casa)?$/
const drink = /^(?:bebidas?|bebes)(?: da casa)?$/

/** Whether a word is for all that is eaten, or all that is drunk. */
export const isFoodOrDrink = (said: string): boolean => {
  const folded = foldAccents(said).toLowerCase()
  return food.test(folded) || drink.test(folded)
}

const isFood = (item: Pick<HouseItem, 'name' | 'section'>) => ['dish', 'side'].includes(itemKind(item))

/** Whether an owner's word, a kind or a name, is for an item. */
export function isMeantBy(said: string, item: Pick<HouseItem, 'name' | 'section'>): boolean {
  const folded = foldAccents(said).toLowerCase()
  if (food.test(folded)) return isFood(item)
  if (drink.test(folded)) return !isFood(item)
  return namesItem(said, item)
}
