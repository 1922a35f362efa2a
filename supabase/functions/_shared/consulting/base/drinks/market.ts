import type { HouseItem } from '../house/house.ts'
import { tokenize } from '../language/text.ts'

/** The drink of the house's menu that new drinks are priced against. */
export interface Market {
  name: string
  price: number
}

const words = (text: string) => new Set(tokenize(text))
const cocktailHeadings = words('drink drinks coquetel coquetéis caipirinhas autorais batidas')

type Listed = Pick<HouseItem, 'kind' | 'section' | 'name' | 'price' | 'active'>

function isCocktail({ kind, section, name }: Listed): boolean {
  if (kind !== null) return kind === 'drink'
  return tokenize(`${section ?? ''}`).some((word) => cocktailHeadings.has(word)) || isCaipirinha(name)
}

const isCaipirinha = (name: string) => words(name).has('caipirinha')

/** The cheapest caipirinha of the house, or the middle one of its cocktails; null where it sells none. */
export function drinkMarket({ menu }: { menu: readonly Listed[] }): Market | null {
  const priced = menu
    .flatMap((item) =>
      item.active && item.price !== null && item.price > 0 && isCocktail(item)
        ? [{ name: item.name, price: item.price }]
        : [],
    )
    .toSorted((a, b) => a.price - b.price)
  return priced.find(({ name }) => isCaipirinha(name)) ?? priced[Math.floor((priced.length - 1) / 2)] ?? null
}
