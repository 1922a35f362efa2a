/** A drink inside the fruit that gives its juice: without ice, and with the fruit in its cost. */
import { recipeCost } from '../costing.ts'
import { ingredient, ingredientCost } from '../pantry/bar.ts'
import type { Prices } from '../pantry/house-prices.ts'
import { strength } from '../strength.ts'
import type { Candidate, Portion } from './candidate.ts'
import { type Vessel, vesselKinds } from './vessels.ts'

/** Seconds to fill the opened fruit beyond those of a glass. */
const fillingSeconds = 15
const step = 5

/** Whether a drink holds the juice of the fruit, and nothing that is pressed in a glass. */
export const fitsFruit = ({ portions, path }: Candidate, vessel: Vessel): boolean =>
  path.method !== 'heat' &&
  path.method !== 'blend' &&
  portions.every(({ item }) => item.phase !== 'muddle' && item.id !== 'clara' && item.id !== 'grao_bico') &&
  portions.some(({ item }) => item.id === vesselKinds[vessel].juice)

const partsOf = (portions: readonly Portion[], top: boolean) =>
  portions
    .filter(({ item }) => (item.phase === 'top') === top)
    .map(({ item, amount }) => ({ ml: item.mlPerUnit * amount, abv: item.abv }))

/** @throws EngineError if a price is unknown, as in a glass */
export function inFruit(candidate: Candidate, vessel: Vessel, prices: Prices): Candidate {
  const { fruit, juice, capacityMl, into } = vesselKinds[vessel]
  const whole = candidate.portions.reduce((sum, { item, amount }) => sum + item.mlPerUnit * amount, 0)
  const share = Math.min(1, capacityMl / whole)
  const scaled = candidate.portions.map(({ item, amount }): Portion => {
    const less = item.unit === 'ml' ? Math.floor((amount * share) / step) * step : amount
    return { item, amount: less, ...(item.id === juice && { fromVessel: true as const }) }
  })
  const portions = [...scaled, { item: ingredient(fruit), amount: 1 }]
  const cost = recipeCost(
    portions.map(({ item, amount, fromVessel }) => (fromVessel ? 0 : ingredientCost(item, amount, prices))),
  )
  const result = strength(partsOf(scaled, false), 'neat', partsOf(scaled, true))
  return {
    ...candidate,
    vessel,
    portions,
    path: { ...candidate.path, method: 'build', technique: 'neat', served: 'without_ice', iceGrams: 0 },
    glass: { name: vessel, into, capacityMl },
    iceGrams: 0,
    garnish: null,
    cost: cost.kind === 'incomplete' ? candidate.cost : cost.total,
    strength: result,
    sugar: candidate.sugar * share,
    acid: candidate.acid * share,
    prepSeconds: candidate.prepSeconds + fillingSeconds,
    signature: `${candidate.signature}@${vessel}`,
  }
}
