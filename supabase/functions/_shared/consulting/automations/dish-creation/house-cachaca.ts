import type { EngineContext } from '../../base/context.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { doseMlOf } from '../../base/pairing/phrases.ts'
import type { Food } from '../../base/pantry/food.ts'
import { cachacaFood } from '../../base/pantry/kitchen.ts'
import { houseCachacaId } from './house-cachaca-id.ts'

/** Alcohol in % vol; the law allows 38 to 48. */
export const houseAbv = 40

const named = /cacha[cç]a (?:(?:branca|prata) )?da casa\b/i
const refused = /\bsem (?:a )?cacha[cç]a\b|\bn[aã]o (?:use|usar|quero|pode) (?:a )?cacha[cç]a\b/i
const dose = /^(?:dose (?:de )?)?cacha[cç]a (?:(?:branca|prata) )?da casa\b/i
const volume = /(\d+)\s*ml\b/i

/**
 * The house's own cachaça as an ingredient, at the cost of its dose on the menu, else at the price of our white one.
 * Null if neither the request nor the menu names one.
 */
export function houseCachacaOf({ house, restaurant }: EngineContext, words: string): Food | null {
  const poured = house.menu.filter(({ active, name }) => active && named.test(name))
  if (poured.length === 0 && (!named.test(words) || refused.test(words))) return null
  const white = cachacaFood('alambique')
  const priced = poured.find(({ name, cost }) => dose.test(name) && cost !== null && cost > 0)
  const ml = Number(volume.exec(priced?.name ?? '')?.[1] ?? doseMlOf(venueOfType(restaurant.type)))
  const pack =
    priced?.cost && ml > 0 ? { price: (priced.cost / ml) * 1000, amount: 1000, label: 'litro' } : white.pack
  return { ...white, id: houseCachacaId, name: 'cachaça da casa', plural: 'cachaça da casa', pack }
}

const cane = /cacha[cç]a|caip(?:irinh|iros|ifrut)|pinga|batida|alambique|rabo de galo/i
/** Without a drink, the menu does not tell what the bar pours. */
const fewestDrinks = 1

/** Whether the house lists its drinks, and none of them has cachaça: its guests do not come for it. */
export function poursNoCachaca({ menu, ingredientPrices }: EngineContext['house']): boolean {
  const active = menu.filter((item) => item.active)
  const drinks = active.filter(({ name, section }) => itemKind({ name, section }) !== 'dish')
  const words = [
    ...active.map(({ name, section, description }) => `${section ?? ''} ${name} ${description ?? ''}`),
    ...Object.keys(ingredientPrices),
  ]
  return drinks.length >= fewestDrinks && !words.some((one) => cane.test(one))
}
