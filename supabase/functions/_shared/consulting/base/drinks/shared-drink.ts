/** A drink for several guests: the recipe of one, times the guests, in a jug or a bowl. */
import type { Glass } from '../house/venue.ts'
import { garnishCost, ingredient, ingredientCost } from '../pantry/bar.ts'
import type { Prices } from '../pantry/house-prices.ts'
import type { Candidate } from './candidate.ts'

/** Ice in g for each guest: a jug is kept cold, and the glasses get their own. */
const iceEach = 120
/** The same in a small jug, where the ice is in the glasses. */
const iceInSmall = 50
const small = 4
/** Seconds for each further guest: only measuring. */
const secondsEach = 15

const vessel = (servings: number): Glass =>
  servings === 2
    ? { name: 'taça grande, com dois canudos', into: 'na taça', capacityMl: 800 }
    : {
        name: `jarra de ${servings > 6 ? '3 litros' : servings > small ? '2 litros' : '1 litro'}, com ${servings} copos`,
        into: 'na jarra',
        capacityMl: servings > 6 ? 3000 : servings > small ? 2000 : 1000,
      }

export function sharedBy(candidate: Candidate, servings: number, prices: Prices): Candidate {
  const portions = candidate.portions.map(({ item, amount }) => ({ item, amount: amount * servings }))
  const iceGrams = (servings > 2 && servings <= small ? iceInSmall : iceEach) * servings
  const { strength } = candidate
  const costOfIce = (grams: number) => ingredientCost(ingredient('gelo'), grams, prices)
  const garnish = candidate.garnish ? garnishCost(candidate.garnish, prices) : 0
  const drinkCost = candidate.cost - costOfIce(candidate.iceGrams) - garnish
  return {
    ...candidate,
    servings,
    portions,
    iceGrams,
    glass: vessel(servings),
    cost: drinkCost * servings + costOfIce(iceGrams) + garnish,
    strength: {
      ...strength,
      volumeMl: strength.volumeMl * servings,
      waterMl: strength.waterMl * servings,
    },
    sugar: candidate.sugar * servings,
    acid: candidate.acid * servings,
    prepSeconds: candidate.prepSeconds + secondsEach * (servings - 1),
    signature: `${candidate.signature}×${servings}`,
  }
}
