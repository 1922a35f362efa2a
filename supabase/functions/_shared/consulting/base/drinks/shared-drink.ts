/** A drink for several guests: the recipe of one, times the guests, in a jug or a bowl. */
import type { Glass } from '../house/venue.ts'
import { formatNumber } from '../language/text.ts'
import { garnishCost, ingredient, ingredientCost } from '../pantry/bar.ts'
import type { Prices } from '../pantry/house-prices.ts'
import type { Candidate } from './candidate.ts'

/** Ice in g for each guest: a jug is kept cold, and the glasses get their own. */
const iceEach = 50
/** The same in the one glass of two guests. */
const iceForTwo = 120
/** Litres of the jugs that are sold, and the part of one that drink and ice may take. */
const jugLitres = [1, 1.5, 2, 3] as const
const fullest = 0.95
/** ml that a gram of ice takes. */
const mlPerIceGram = 1.09
/** Seconds for each further guest: only measuring. */
const secondsEach = 15

/** The smallest vessel that holds the drink and its ice. */
function vessel(servings: number, ml: number): Glass {
  if (servings === 2) return { name: 'taça grande, com dois canudos', into: 'na taça', capacityMl: 800 }
  const litres = jugLitres.find((size) => size * 1000 * fullest >= ml) ?? 3
  return {
    name: `jarra de ${formatNumber(litres)} ${litres < 2 ? 'litro' : 'litros'}, com ${servings} copos`,
    into: 'na jarra',
    capacityMl: litres * 1000,
  }
}

export function sharedBy(candidate: Candidate, servings: number, prices: Prices): Candidate {
  const portions = candidate.portions.map(({ item, amount }) => ({ item, amount: amount * servings }))
  const iceGrams = (servings > 2 ? iceEach : iceForTwo) * servings
  const { strength } = candidate
  const costOfIce = (grams: number) => ingredientCost(ingredient('gelo'), grams, prices)
  const garnish = candidate.garnish ? garnishCost(candidate.garnish, prices) : 0
  const drinkCost = candidate.cost - costOfIce(candidate.iceGrams) - garnish
  return {
    ...candidate,
    servings,
    portions,
    iceGrams,
    glass: vessel(servings, strength.volumeMl * servings + iceGrams * mlPerIceGram),
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
