/** What a recipe has the bar cook and the house has by the bottle: its own syrup is poured, and none is made. */
import type { House } from '../house/house.ts'
import { housePreparations } from './house-preparations.ts'
import { ownPrices } from './house-prices.ts'
import type { BoughtIngredient } from './ingredient.ts'

/** The preparations whose price the owner gives, as things that the house buys; by id. */
export function ownPreparations(
  house: Pick<House, 'ingredientPrices'>,
): ReadonlyMap<string, BoughtIngredient> {
  const own = ownPrices(house)
  const priced = housePreparations.flatMap((item) => {
    const pack = own({ name: item.name, unit: item.unit, pack: null })?.pack
    if (!pack) return []
    const label = `garrafa de ${pack.amount} ${item.unit}`
    return [{ ...item, kind: 'bought' as const, loss: 0, pack: { ...pack, label } }]
  })
  return new Map(priced.map((item) => [item.id, item]))
}
