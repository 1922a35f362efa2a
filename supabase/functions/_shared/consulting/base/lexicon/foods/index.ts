import { animal } from './animal.ts'
import { cupboardAndDrinks } from './cupboard-and-drinks.ts'
import type { FoodTerm } from './food-term.ts'
import { fruitAndNuts } from './fruit-and-nuts.ts'
import { plants } from './plants.ts'

const register = { ...fruitAndNuts, ...animal, ...plants, ...cupboardAndDrinks }

export type FoodName = keyof typeof register

/** Every food and drink that the lexicon knows, by its name. */
export const foodTerms: Readonly<Record<FoodName, FoodTerm>> = register
