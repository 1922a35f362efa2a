/** Allergens and grounds for exclusion. */
export type FoodTag =
  | 'gluten'
  | 'dairy'
  | 'egg'
  | 'nut'
  | 'peanut'
  | 'soy'
  | 'fish'
  | 'shellfish'
  | 'pork'
  | 'beef'
  | 'poultry'
  | 'honey'
  | 'added_sugar'
  | 'salty'
  | 'spicy'

export type FoodUnit = 'g' | 'ml' | 'un'

/** A kitchen ingredient. */
export interface Food {
  id: string
  /** As it reads in a recipe, lower case, without the quantity. */
  name: string
  /** For `un`: the name of two or more. */
  plural: string
  unit: FoodUnit
  /** R$ for an amount in `unit`; null if the market has no steady price. */
  pack: { price: number; amount: number; label: string } | null
  /** Share lost to peel, bones and trimmings, 0 to under 1. */
  loss: number
  tags: readonly FoodTag[]
  /** Other words that owners use for it. */
  words: readonly string[]
}
