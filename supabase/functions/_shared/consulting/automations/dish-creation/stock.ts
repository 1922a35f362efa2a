import type { House } from '../../base/house/house.ts'
import { containsPhrase, tokenize } from '../../base/language/text.ts'
import { ownPrices } from '../../base/pantry/house-prices.ts'
import { type FoodId, foods, shortName } from '../../base/pantry/kitchen.ts'
import type { Requirements } from '../../base/request/requirements.ts'

/** In every kitchen, so it says nothing about a house. */
const everywhere: ReadonlySet<string> = new Set([
  'sal',
  'oleo',
  'azeite',
  'alho',
  'cebola',
  'limao',
  'acucar',
  'vinagre',
])

/** Other foods whose names contain this food's name. */
const others: Readonly<Record<string, RegExp>> = {
  leite:
    /leite (?:d[eo] (?:coco|castanhas?|am[eê]ndoas?|soja|aveia|arroz)|condensado|em p[oó]|vegetal)|(?:doce|creme|cream) de leite/gi,
  manteiga: /queijo(?: de)? manteiga|manteiga (?:de garrafa|da terra)/gi,
}

/** Further words by which menus name a food. */
const alsoNamed: Readonly<Record<string, readonly string[]>> = {
  leite: ['leite', 'cappuccino', 'vitamina', 'milk-shake', 'milkshake', 'pingado'],
  coalho: ['coalho'],
  pao_frances: ['pão'],
  goma: ['tapioca', 'beiju'],
  requeijao: ['catupiry'],
  mel_engenho: ['melaço', 'melado'],
}

/**
 * Pantry ids that the house's menu already names, each with the item that names it, and those that the house has a price of
 * its own for.
 */
export function stockOf(
  { menu, ingredientPrices }: House,
  { allowsMenuItem }: Requirements,
): ReadonlyMap<string, string> {
  const items = menu
    .filter((item) => item.active && allowsMenuItem(item) === 'yes')
    .map(({ name, description }) => {
      const text = `${name} ${description ?? ''}`
      return { name, text, words: tokenize(text) }
    })
    .concat(Object.keys(ingredientPrices).map((name) => ({ name, text: name, words: tokenize(name) })))
  return new Map(
    foods.flatMap((food): [string, string][] => {
      if (everywhere.has(food.id)) return []
      const phrases = [shortName(food), ...(alsoNamed[food.id] ?? [])].map((name) => tokenize(name))
      const other = others[food.id]
      const item = items.find(({ text, words }) => {
        const own = other ? tokenize(text.replace(other, ' ')) : words
        return phrases.some((phrase) => containsPhrase(own, phrase))
      })
      return item ? [[food.id, item.name]] : []
    }),
  )
}

/**
 * What the owner both pays for and speaks of, meat and fish first: "compro sobrecoxa a nove e noventa" of a house whose list
 * has its price. No dish has to have what the house only lists.
 */
export function pricedInText(
  house: Pick<House, 'ingredientPrices'>,
  said: string,
  { allowsFood }: Pick<Requirements, 'allowsFood'>,
): FoodId[] {
  if (said.trim() === '') return []
  const words = tokenize(said)
  const names = Object.keys(house.ingredientPrices).filter((name) => {
    const own = tokenize(name)
    const [first = ''] = own
    return containsPhrase(words, own) || (own.length > 1 && first.length > 3 && words.includes(first))
  })
  if (names.length === 0) return []
  const prices = ownPrices({
    ingredientPrices: Object.fromEntries(
      names.flatMap((name) => {
        const price = house.ingredientPrices[name]
        return price === undefined ? [] : [[name, price] as const]
      }),
    ),
  })
  const own = foods.filter((food) => !everywhere.has(food.id) && allowsFood(food) && prices(food) !== null)
  const isMain = ({ tags }: (typeof own)[number]) => tags.some((tag) => mainTags.has(tag))
  return [...own.filter(isMain), ...own.filter((food) => !isMain(food))].map(({ id }) => id)
}

const mainTags: ReadonlySet<string> = new Set(['beef', 'pork', 'poultry', 'fish', 'shellfish'])
