import { tokenize } from '../language/text.ts'
import { ingredients } from './bar.ts'
import type { Garnish } from './garnishes.ts'
import type { Ingredient } from './ingredient.ts'

/** Whether a fruit is harvested in the month (1–12); what has no harvest of its own always is. */
export const inSeason = ({ months }: Pick<Ingredient, 'months'>, month: number): boolean =>
  months === undefined || months.includes(month)

/** Fruit whose pulp is sold frozen, so that it can be had all year. */
const isPulp = ({ name }: Pick<Ingredient, 'name'>) => name.startsWith('polpa de ')

/** Whether a bar can buy the ingredient in the month: frozen pulp always, fresh fruit and its juice at harvest only. */
export const isSold = (item: Pick<Ingredient, 'name' | 'months'>, month: number): boolean =>
  isPulp(item) || inSeason(item, month)

const seasonal = ingredients.filter(({ months }) => months !== undefined && months.length < 12)

/** Whether the fruit of a garnish, if it is one with a season, is sold fresh in the month. */
export function isGarnishSold({ purchase }: Pick<Garnish, 'purchase'>, month: number): boolean {
  const words = tokenize(purchase.item)
  const fruit = seasonal.find(({ family }) => tokenize(family).every((word) => words.includes(word)))
  return fruit === undefined || inSeason(fruit, month)
}
