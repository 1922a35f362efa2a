import type { PriceEnding } from '../costing.ts'
import type { HouseItem } from '../house/house.ts'
import { tokenize } from '../language/text.ts'
import type { TemplateId } from './templates.ts'

/** The drink of the house's menu that new drinks are priced against. */
export interface Market {
  name: string
  price: number
  /** Lower and upper bound of a new drink with alcohol, as factors of that price; the usual ones if absent. */
  span?: readonly [least: number, most: number]
  /** The house sells no mixed drink: its guests compare with the dose, and pay little above it. */
  isDose?: true
}

const words = (text: string) => new Set(tokenize(text))
const cocktailHeadings = words('drink drinks coquetel coquetéis caipirinhas autorais batidas')

type Listed = Pick<HouseItem, 'kind' | 'section' | 'name' | 'price' | 'active'>

function isCocktail({ kind, section, name }: Listed): boolean {
  if (kind !== null) return kind === 'drink'
  return tokenize(`${section ?? ''}`).some((word) => cocktailHeadings.has(word)) || isCaipirinha(name)
}

const isCaipirinha = (name: string) => words(name).has('caipirinha')

/** The price of the house's cheapest caipirinha, or the median of its cocktails; null if it sells neither. */
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

/** Price of the dearest mixed drink on the menu, R$; null without one. */
export const dearestCocktail = ({ menu }: { menu: readonly Listed[] }): number | null =>
  menu.reduce<number | null>(
    (most, item) =>
      item.active && item.price !== null && isCocktail(item) ? Math.max(most ?? 0, item.price) : most,
    null,
  )

/** A signature drink must not cost less than the menu's plain caipirinha, which would suggest a lower value. */
const besideCaipirinha = [1, 1.4] as const

/** {@link drinkMarket} for the house's signature drinks. */
export function signatureMarket(house: { menu: readonly Listed[] }): Market | null {
  const market = drinkMarket(house)
  return market && isCaipirinha(market.name) ? { ...market, span: besideCaipirinha } : market
}

const pricedAbove0 = ({ active, price }: Listed): boolean => active && price !== null && price > 0

/** Guests compare a small measure with a dose, and a mixed drink with a caipirinha. */
const littleElse: ReadonlySet<TemplateId> = new Set(['shot'])
const spanBesideDose = [0.85, 1.1] as const

/** The house's dose as the market of a template; undefined for drinks with more than cachaça, or without a dose. */
export function besideDose(template: TemplateId, dose: Market | undefined): Market | undefined {
  return dose && littleElse.has(template) ? { ...dose, span: spanBesideDose } : undefined
}

const spirits = ['cachaca', 'pinga', 'prata', 'carvalho', 'castanheira', 'alambique']

/** What a mixed drink costs where only doses are sold, as factors of the dose. */
const spanAboveDose = [1.35, 2.2] as const

/** The dose as the market of mixed drinks; undefined without one. */
export const aboveDose = (dose: Market | undefined): Market | undefined =>
  dose && { ...dose, span: spanAboveDose, isDose: true }

/** The house's doses of cachaça from the cheapest to the dearest, for short drinks of little but cachaça. */
export function doseMarkets({ menu }: { menu: readonly Listed[] }): Market[] {
  return menu
    .flatMap((item) => {
      const said = words(`${item.section ?? ''} ${item.name}`)
      const isDose =
        spirits.some((word) => said.has(word)) &&
        ['dose', 'doses', 'shot', 'shots', 'ml'].some((word) => said.has(word))
      return isDose && pricedAbove0(item) ? [{ name: item.name, price: item.price ?? 0 }] : []
    })
    .toSorted((a, b) => a.price - b.price)
}

const soft = words('suco sucos cajuína refrigerante limonada soda chá mate água')

const isMocktail = /^(?!.*(?:cerveja|chopp?e?)).*(?:sem [aá]lcool|mocktail|virgem|virgin)/i

/** By its name alone: what stands in brackets behind a cocktail is in it. */
const isSoft = ({ name, kind }: Pick<Listed, 'name' | 'kind'>): boolean =>
  kind !== 'drink' &&
  kind !== 'beer' &&
  (isMocktail.test(name) || tokenize(name.replace(/\([^)]*\)/g, '')).some((word) => soft.has(word)))

/** The words of each drink without alcohol that the house sells. */
export const softNames = ({ menu }: { menu: readonly Listed[] }): ReadonlySet<string>[] =>
  menu.filter((item) => item.active && isSoft(item)).map(({ name }) => words(name))

/** Price of the house's dearest drink without alcohol, R$; null if the menu has none. */
export function dearestSoft({ menu }: { menu: readonly Listed[] }): number | null {
  const priced = menu.filter((item) => pricedAbove0(item) && isSoft(item))
  return priced.length === 0 ? null : Math.max(...priced.map(({ price }) => price ?? 0))
}

/** Minimum number of prices from which to infer a price ending. */
const habit = 3

/** The usual ending of the menu's prices, if most share one; null otherwise. */
export function menuEnding({ menu }: { menu: readonly Listed[] }): PriceEnding | null {
  const cents = menu.filter(pricedAbove0).map(({ price }) => Math.round((price ?? 0) * 100) % 100)
  const most = (ending: number) => cents.filter((one) => one === ending).length * 2 > cents.length
  if (cents.length < habit) return null
  if (most(0)) return 'whole'
  return most(90) ? 'ninety' : null
}
