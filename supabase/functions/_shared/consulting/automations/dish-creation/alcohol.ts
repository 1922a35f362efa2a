import type { AlcoholId, DishIdea } from './idea.ts'

/**
 * Share of the alcohol that stays in the dish: USDA Table of Nutrient Retention Factors, release 6 (2007), "alcohol":
 * no heat, stored overnight 70 %; flamed 75 %; baked 25 min 45 %; simmered 15 min 40 %, 30 min 35 %, 2.5 h 5 %.
 * Unheated food served at once loses nothing. Frying in a batter counts as baking, which errs on the side of more
 * alcohol.
 */
export const retention: Readonly<Record<AlcoholId, number>> = {
  raw: 1,
  overnight: 0.7,
  flamed: 0.75,
  baked25: 0.45,
  simmer15: 0.4,
  simmer30: 0.35,
  simmer150: 0.05,
}

/** g per ml of ethanol. */
const density = 0.789

/** g of alcohol left in one portion of a batch. */
export function alcoholPerPortion(idea: DishIdea, abv: number, portions: number): number {
  return (idea.cachacaMl * (abv / 100) * density * retention[idea.alcohol]) / portions
}

/**
 * What menu and team must say about the alcohol in a dish, in classes: the table above is too coarse for grams. The
 * report says once who must not have it.
 */
export function alcoholNote({ alcohol }: Pick<DishIdea, 'alcohol'>): string {
  const kept = retention[alcohol]
  if (kept >= 0.7 && alcohol !== 'flamed') return 'leva álcool, sem fogo'
  if (kept > 0.5) return 'leva álcool, fogo curto'
  return kept > 0.1 ? 'menos da metade do álcool da cachaça fica no prato' : 'traços de álcool da cachaça'
}
