import { type CachacaId, cachacas } from '../cachacas.ts'
import { doseCost } from '../costing.ts'
import { formatNumber } from '../language/text.ts'
import { type SpiritId, spirits } from '../spirits.ts'
import { type BoughtId, boughtIngredients } from './bar-goods.ts'
import { type Garnish, type GarnishId, garnishes } from './garnishes.ts'
import { housePreparations, type PreparationId } from './house-preparations.ts'
import { estimatedPrices, type Prices } from './house-prices.ts'
import type { HousePreparation, Ingredient, Unit } from './ingredient.ts'

const byId: ReadonlyMap<string, Ingredient> = new Map(
  [...Object.values(cachacas), ...Object.values(spirits), ...boughtIngredients, ...housePreparations].map(
    (item) => [item.id, item],
  ),
)
const garnishById: ReadonlyMap<string, Garnish> = new Map(garnishes.map((item) => [item.id, item]))

/** Every ingredient that a recipe can use. */
export const ingredients: readonly Ingredient[] = [...byId.values()]

export type IngredientId = BoughtId | PreparationId | CachacaId | SpiritId

function lookUp(id: string): Ingredient {
  const found = byId.get(id)
  if (!found) throw new Error(`pantry: unknown ingredient ${id}`)
  return found
}

/** @throws Error for an id that the pantry does not know: a mistake in the recipes, not in the answers */
export function ingredient(id: IngredientId): Ingredient {
  return lookUp(id)
}

/** @throws Error for an id that the pantry does not know */
export function garnish(id: GarnishId): Garnish {
  const found = garnishById.get(id)
  if (!found) throw new Error(`pantry: unknown garnish ${id}`)
  return found
}

/** Ingredients of one batch of a house preparation. */
export function partsOf({ components }: HousePreparation): { item: Ingredient; amount: number }[] {
  return components.map(({ id, amount }) => ({ item: lookUp(id), amount }))
}

/** R$ for an amount of an ingredient, in its own unit; a house preparation costs what goes into it. */
export function ingredientCost(item: Ingredient, amount: number, prices: Prices = estimatedPrices): number {
  if (item.kind === 'bought') return doseCost(prices(item) ?? item.pack, amount, item.loss)
  const batch = partsOf(item).reduce((sum, part) => sum + ingredientCost(part.item, part.amount, prices), 0)
  return doseCost({ price: batch, amount: item.batchYield }, amount)
}

/** R$ per drink. */
export function garnishCost({ purchase }: Garnish, prices: Prices = estimatedPrices): number {
  const { item, price, drinks } = purchase
  const pack = { price, amount: drinks, label: item }
  return doseCost(prices({ name: item, unit: 'un', pack }) ?? pack, 1)
}

/** An ingredient and everything it is made of; exclusions check all of it. */
export function madeOf(item: Ingredient): Ingredient[] {
  if (item.kind === 'bought') return [item]
  return [item, ...partsOf(item).flatMap((part) => madeOf(part.item))]
}

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** "30 ml", "8 folhas", "¾", "2 dashes": an amount without the ingredient. */
function formatAmount(amount: number, unit: Unit): string {
  if (unit === 'un') return fractions[String(amount)] ?? formatNumber(amount)
  if (amount === 1 && unit === 'folhas') return '1 folha'
  if (amount === 1 && unit === 'dashes') return '1 dash'
  return `${formatNumber(amount)} ${unit}`
}

/** "30 ml de polpa de cajá", "¾ limão-taiti em cubos", "2 paus de canela". */
export function describeAmount(item: Ingredient, amount: number): string {
  if (item.unit !== 'un') return `${formatAmount(amount, item.unit)} de ${item.shownAs ?? item.name}`
  if (amount < 1) return `${formatAmount(amount, 'un')} ${item.name}`
  return `${formatAmount(amount, 'un')} ${amount > 1 ? (item.plural ?? item.name) : item.name}`
}
