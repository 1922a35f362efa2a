/** Upper bounds for ingredient costs, derived from the costs on the house's menu. */
import type { House } from '../../base/house/house.ts'
import { tokenize } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { kitchenContents } from '../../base/pantry/contents.ts'
import { ownPrices, type Prices, pricesOf } from '../../base/pantry/house-prices.ts'
import { foods, shortName } from '../../base/pantry/kitchen.ts'
import { breedOf } from './wanted.ts'

const grams = /(\d{2,4}) ?g\b/i

/** A dish of the house that bounds the cost of an ingredient. */
export interface CostWitness {
  food: string
  dish: string
  /** R$ of the whole dish, and its weight in g. */
  cost: number
  grams: number
  /** R$ per kilo as bought. */
  kilo: number
}

/**
 * Ingredients that must cost less than our estimate, because a dish of the house contains more of them than its whole
 * cost would buy: "Carne de sol acebolada, 400 g" at R$ 20,50 leaves at most R$ 47 per kilo.
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
    // Less than half of our estimate means that a weight or a cost was misread.
    const isCredible = lowest && lowest.kilo < pack.price && lowest.kilo >= pack.price / 2
    return isCredible && own(food) === null ? [lowest] : []
  })
}

/** The foods that each of the owner's prices names first: "Camarão VM", "Pernil de carneiro". */
function namedPrices({ ingredientPrices }: House) {
  return Object.keys(ingredientPrices).flatMap((name) => {
    const words = tokenize(name)
    const phrases = words.map((_, at) => words.slice(0, words.length - at).join(' '))
    const inside = words.map((_, at) => words.slice(at).join(' '))
    const meat = inside.map((phrase) => findTerm(phrase)).find((term) => term && meats.has(term.name))
    const term = meat ?? phrases.map((phrase) => findTerm(phrase)).find((found) => found !== undefined)
    return term ? [{ name, term: breedOf(term.name, name) }] : []
  })
}

/** "Pernil de carneiro" is mutton, and no pork. */
const meats: ReadonlySet<string> = new Set(['cordeiro', 'bode', 'hambúrguer', 'carne bovina'])

/** Foods that recipes make of what the owner buys under another name. */
const alsoFrom: Readonly<Record<string, string>> = { hambúrguer: 'carne bovina', bode: 'bode' }

/** The owner's price for a food that goes by another name in the recipes. */
function byMeaning(house: House): Prices {
  const exact = ownPrices(house)
  // The price of plain rice is none of the rice for risotto.
  const taken = new Set(foods.flatMap((food) => exact(food)?.name ?? []))
  const named = namedPrices(house).filter(({ name }) => !taken.has(name))
  const kitchen = new Map(foods.map(({ id, name }) => [name, kitchenContents[id]]))
  return (item) => {
    const [first] = kitchen.get(item.name) ?? []
    const own = named.find(({ term }) => (alsoFrom[term] ?? term) === first)
    const price = own && house.ingredientPrices[own.name]
    return price ? pricesOf({ ...house, ingredientPrices: { [item.name]: price } })(item) : null
  }
}

/** Prices in order of preference: the owner's, those bounded by the menu's costs, our estimates. */
export function kitchenPrices(house: House): Prices {
  const known = pricesOf(house)
  const named = ownPrices(house)
  const meant = byMeaning(house)
  const most = new Map(
    costWitnesses(house).map(({ food, kilo }) => [foods.find(({ id }) => id === food)?.name, kilo]),
  )
  const packs = new Map<string, ReturnType<Prices>>()
  const packOf: Prices = (item) => {
    const found = packs.get(item.name)
    if (found !== undefined) return found
    const pack = named(item)?.pack ?? meant(item) ?? known(item)
    packs.set(item.name, pack)
    return pack
  }
  return (item) => {
    const pack = packOf(item)
    const kilo = most.get(item.name)
    return pack && kilo !== undefined ? { ...pack, price: kilo } : pack
  }
}
