import { type Allergen, allergens } from '../allergens.ts'
import { type FoodName, foodTerms } from '../lexicon/foods/index.ts'
import { perObject } from '../memoized.ts'
import { madeOf } from './bar.ts'
import { foodsOfBarItem, foodsOfGarnish, foodsOfKitchenItem } from './contents.ts'
import type { Food } from './food.ts'
import type { Garnish } from './garnishes.ts'
import type { Ingredient } from './ingredient.ts'

/** Allergens of an item of the pantries; null if nothing is known. */
export interface Contents {
  has: readonly Allergen[]
  /** What an allergy must also allow for: traces, processing aids, related plants. */
  may: readonly Allergen[]
}

const contentsOf = perObject((names: readonly FoodName[]): Contents => {
  const has = allergens.filter((one) => names.some((name) => foodTerms[name].has.includes(one)))
  const may = allergens.filter(
    (one) => !has.includes(one) && names.some((name) => foodTerms[name].may.includes(one)),
  )
  return { has, may }
})

/** The foods that a bar ingredient is made of; null if any part is unknown. */
export const foodsWithin = perObject((item: Ingredient): readonly FoodName[] | null => {
  const names: FoodName[] = []
  for (const part of madeOf(item)) {
    if (part.kind === 'house') continue
    const found = foodsOfBarItem(part.id)
    if (!found) return null
    names.push(...found)
  }
  return names
})

export function allergensOfIngredient(item: Ingredient): Contents | null {
  const names = foodsWithin(item)
  return names && contentsOf(names)
}

export function allergensOfFood({ id }: Pick<Food, 'id'>): Contents | null {
  const names = foodsOfKitchenItem(id)
  return names && contentsOf(names)
}

export function allergensOfGarnish({ id }: Pick<Garnish, 'id'>): Contents | null {
  const names = foodsOfGarnish(id)
  return names && contentsOf(names)
}
