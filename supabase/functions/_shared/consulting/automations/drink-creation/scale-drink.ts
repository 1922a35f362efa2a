import type { Drink, DrinkIngredient } from '../../base/drinks/drink.schema.ts'

export interface Batch {
  servings: number
  /** Mixed in advance. */
  premix: { name: string; amount: number; unit: DrinkIngredient['unit'] }[]
  /** ml of water that stands in for the ice, where the batch is served without further dilution. */
  waterMl: number
  /** ml of liquid in the bottle, water included. */
  totalMl: number
  /** ml of the batch for each glass. */
  mlPerServing: number
  /** Added to each glass. */
  atService: { name: string; amount: number; unit: DrinkIngredient['unit'] }[]
  notes: string[]
}

/** Ingredients that do not keep in a bottle. */
function keepsInBatch(part: DrinkIngredient): boolean {
  return part.phase === 'mix' && part.role !== 'ice' && part.role !== 'garnish' && part.id !== 'clara'
}

/**
 * A drink prepared for many. Stirred drinks get the water that the ice would have given, and are poured
 * straight from the refrigerator; shaken, blended and built ones meet their ice when served, so that no
 * water is added.
 * @throws RangeError unless servings is a whole number from 1
 */
export function scaleDrink(drink: Drink, servings: number): Batch {
  if (!Number.isInteger(servings) || servings < 1) throw new RangeError('scaleDrink: servings from 1')
  const batched = drink.ingredients.filter(keepsInBatch)
  const waterMl = drink.technique === 'stirred' ? drink.dilutionMl * servings : 0
  const totalMl = batched.reduce((sum, part) => sum + part.ml, 0) * servings + waterMl
  const notes = [
    drink.technique === 'stirred'
      ? 'A água já está na garrafa: sirva direto da geladeira, sem mexer com gelo.'
      : drink.technique === 'neat'
        ? 'Sirva direto da garrafa, sem diluir.'
        : 'Não acrescente água: a diluição acontece com o gelo, na hora de servir.',
    ...(batched.some((part) => part.id === 'limao' || part.id === 'limao_cravo')
      ? ['Com suco de limão, prepare para o mesmo dia.']
      : []),
  ]
  const line = ({ name, amount, unit }: DrinkIngredient, times: number) => ({
    name,
    amount: amount * times,
    unit,
  })
  return {
    servings,
    premix: batched.map((part) => line(part, servings)),
    waterMl,
    totalMl,
    mlPerServing: totalMl / servings,
    atService: drink.ingredients.filter((part) => !keepsInBatch(part)).map((part) => line(part, 1)),
    notes,
  }
}
