/** What the costs on the house's menu say about the price of an ingredient. */
import type { House } from '../../base/house/house.ts'
import { tokenize } from '../../base/language/text.ts'
import { ownPrices, type Prices, pricesOf } from '../../base/pantry/house-prices.ts'
import { foods, shortName } from '../../base/pantry/kitchen.ts'

const grams = /(\d{2,4}) ?g\b/i

/** A dish of the house that shows what an ingredient can cost at most. */
export interface CostWitness {
  food: string
  dish: string
  /** R$ of the whole dish, and its g. */
  cost: number
  grams: number
  /** R$ for a kilo as bought. */
  kilo: number
}

/**
 * Ingredients that cannot cost what we estimate, because a dish of the house holds more of them for its whole cost:
 * "Carne de sol acebolada, 400 g" at R$ 20,50 leaves at most R$ 47 for the kilo.
 */
export function costWitnesses(house: Pick<House, 'menu' | 'ingredientPrices'>): CostWitness[] {
  const weighed = house.menu.flatMap(({ active, name, description, size, cost }) => {
    const weight = Number(grams.exec(`${name} ${size ?? ''} ${description ?? ''}`)?.[1])
    return active && weight > 0 && cost !== null && cost > 0
      ? [{ name, words: tokenize(name).join(' '), weight, cost }]
      : []
  })
  if (weighed.length === 0) return []
  const own = ownPrices(house)
  return foods.flatMap((food): CostWitness[] => {
    const { pack } = food
    if (food.unit !== 'g' || pack?.label !== 'kg') return []
    const phrase = tokenize(shortName(food)).join(' ')
    const held = weighed
      .filter(({ words }) => words.startsWith(phrase))
      .map(({ name, weight, cost }) => {
        const kilo = Math.floor((cost / weight) * 1000 * (1 - food.loss))
        return { food: food.id, dish: name, cost, grams: weight, kilo }
      })
    const [lowest] = held.toSorted((a, b) => a.kilo - b.kilo)
    // Less than half of our estimate is a weight or a cost misread.
    const isCredible = lowest && lowest.kilo < pack.price && lowest.kilo >= pack.price / 2
    return isCredible && own(food) === null ? [lowest] : []
  })
}

/** The owner's prices, then what the menu's costs allow, then our estimates. */
export function kitchenPrices(house: House): Prices {
  const known = pricesOf(house)
  const most = new Map(
    costWitnesses(house).map(({ food, kilo }) => [foods.find(({ id }) => id === food)?.name, kilo]),
  )
  return (item) => {
    const pack = known(item)
    const kilo = most.get(item.name)
    return pack && kilo !== undefined ? { ...pack, price: kilo } : pack
  }
}
