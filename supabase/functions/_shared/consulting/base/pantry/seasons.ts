import { tokenize } from '../language/text.ts'
import { ingredients } from './bar.ts'
import type { Garnish } from './garnishes.ts'
import type { Ingredient } from './ingredient.ts'

/** Whether a fruit is harvested in the month (1–12); true for ingredients without a season. */
export const inSeason = ({ months }: Pick<Ingredient, 'months'>, month: number): boolean =>
  months === undefined || months.includes(month)

/** Fruit whose pulp is sold frozen all year. */
export const isPulp = ({ name }: Pick<Ingredient, 'name'>) => name.startsWith('polpa de ')

/** Whether a bar can buy the ingredient in the month: frozen pulp always, fresh fruit and its juice only in season. */
export const isSold = (item: Pick<Ingredient, 'name' | 'months'>, month: number): boolean =>
  isPulp(item) || inSeason(item, month)

const seasonal = ingredients.filter(({ months }) => months !== undefined && months.length < 12)

/** Whether the fruit of a garnish is sold fresh in the month; true for garnishes without a season. */
export function isGarnishSold({ purchase }: Pick<Garnish, 'purchase'>, month: number): boolean {
  const words = tokenize(purchase.item)
  const fruit = seasonal.find(({ family }) => tokenize(family).every((word) => words.includes(word)))
  return fruit === undefined || inSeason(fruit, month)
}
