/** One or two drinks with cachaça that the bar can make from what the house already buys. */
import type { EngineContext } from '../../base/context.ts'
import { drinkMarket, menuEnding } from '../../base/drinks/market.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { containsPhrase, stableFraction, tokenize } from '../../base/language/text.ts'
import { type Option, suggestedDrinkOptions } from '../../base/pairing/options.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { pricesOf } from '../../base/pantry/house-prices.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import { withMenuCosts } from '../../base/pantry/menu-costs.ts'
import { newEnding } from '../../base/pricing/endings.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { answers, kindOf, type Placed } from './placed.ts'

/** A list with more drinks with cachaça than this gets at most one new drink; one with `enough` none. */
const few = 4
const enough = 7

/** Maximum price of a new drink, as a multiple of the house's caipirinha. */
const dearest = 1.35

/** Minimum volume in ml without ice. */
const leastMl = 100

/** Ingredients that every bar buys. */
const everywhere: ReadonlySet<string> = new Set(['acucar', 'sal', 'gelo', 'agua', 'agua_gas'])
/** Names that imply that the house buys limes. */
const withLime = /caipirinha|lim[aã]o|limonada|mojito/i
/** Ingredients whose family name also occurs in other goods: "batida de coco" contains no coconut water. */
const byFullName: ReadonlySet<string> = new Set(['coco'])

const pantry = new Map(ingredients.map((item) => [item.id, item]))

/** Whether the menu's words imply that the house buys an ingredient. */
function buyer(placed: readonly Placed[]): (item: Ingredient) => boolean {
  const words = placed.map(({ item }) => `${item.name} ${item.description ?? ''}`)
  const texts = words.map(tokenize)
  const lime = words.some((one) => withLime.test(one))
  return ({ id, family, name, words: others }) =>
    everywhere.has(id) ||
    (lime && /^limao(?:_cubos)?$/.test(id)) ||
    [...(byFullName.has(family) ? [] : [family]), name, ...others].some((phrase) =>
      texts.some((text) => containsPhrase(text, tokenize(phrase))),
    )
}

/** Ingredients of a drink that the house does not buy yet, without cachaça and garnish. */
function missing(option: Option, buys: (item: Ingredient) => boolean): string[] {
  const parts = (option.drink?.ingredients ?? []).filter(({ role }) => role === 'ingredient')
  return parts.flatMap(({ id }) => {
    const item = pantry.get(id)
    if (!item) return [id]
    const bought = item.kind === 'bought' ? [item] : madeOf(item).filter(({ kind }) => kind === 'bought')
    return bought.filter((one) => !buys(one)).map(({ family }) => family)
  })
}

export type NewDrink = { option: Option; missing: string[] }

/** Flavours that distinguish a drink from a plain sour. */
const flavours = ({ option }: NewDrink) =>
  new Set(
    (option.drink?.ingredients ?? []).flatMap(({ id, role }) =>
      role === 'ingredient' && !/^(?:limao|xarope|acucar|agua_gas)/.test(id) ? [id] : [],
    ),
  )

/** Regional flavours rank first, then other flavours, then drinks without one. */
function rankOf(one: NewDrink): number {
  const own = [...flavours(one)]
  if (own.length === 0) return 2
  return own.some((id) => pantry.get(id)?.local) ? 0 : 1
}

/** Excludes short drinks, which would be a small dose at a high price. */
const isLong = ({ option: { drink } }: NewDrink): boolean =>
  drink !== null && drink.template !== 'hot' && drink.template !== 'shot' && drink.volumeMl >= leastMl

/** A caipirinha of lime, sugar and cachaça, which the house already has. */
const isPlain = (one: NewDrink): boolean => rankOf(one) === 2 && one.option.drink?.template === 'caipirinha'

/** The new drinks for a menu that is to sell more cachaça; none if the menu is to become shorter. */
export function newDrinksFor(
  placed: readonly Placed[],
  goals: readonly string[],
  context: EngineContext,
): NewDrink[] {
  const { house, restaurant, sheet } = context
  const requirements = requirementsOf(sheet)
  const served = placed.filter((one) => kindOf(one) === 'drink' && answers(one, goals))
  const most = served.length >= enough ? 0 : served.length > few ? 1 : 2
  const shorter = goals.some((goal) => /n[uú]mero de itens|agilizar/i.test(goal))
  const bounded = sheet.wishes.some(({ kind }) => kind === 'count' || kind === 'zeroAlcohol')
  if (most === 0 || shorter || bounded || served.length === 0) return []
  const usual = venueOfType(restaurant.type)
  const menu = placed.map(({ item, section }) => ({
    name: item.name,
    section,
    price: item.price,
    kind: null,
    active: true,
  }))
  const market = drinkMarket({ menu })
  const ending = newEnding(sheet.wishes) ?? menuEnding({ menu }) ?? usual.ending
  const venue = { ...usual, ending }
  const buys = buyer(placed)
  const made = (item: Ingredient) =>
    item.kind === 'bought' ? [item] : madeOf(item).filter(({ kind }) => kind === 'bought')
  const request = {
    allowance: requirements,
    prices: pricesOf(withMenuCosts(house)),
    withoutAlcohol: false,
    // A new drink cheaper than the house's caipirinha would only reduce what guests pay.
    rule: {
      market: market && { ...market, span: [1, dearest] as const },
      owner: { least: null, most: house.settings.priceCeiling },
    },
  }
  // Fill each slot of a recipe with what the house already buys before anything has to be bought.
  const inStock = {
    ...request,
    allowance: {
      allowsIngredient: (item: Ingredient) =>
        requirements.allowsIngredient(item) && (item.tags.includes('alcohol') || made(item).every(buys)),
      allowsGarnish: requirements.allowsGarnish,
      allowsText: requirements.allowsText,
    },
  }
  const seed = `${restaurant.name}|${restaurant.city}`
  const names = served.map(({ item }) => tokenize(item.name))
  // Only one drink per fruit: no "Caipirinha de caju" with a caju smash.
  const known = ({ drink }: Option) =>
    (drink?.ingredients ?? []).some(({ id, role }) => {
      const item = pantry.get(id)
      return (
        role === 'ingredient' &&
        item !== undefined &&
        item.tags.includes('fruit') &&
        !item.tags.includes('citrus') &&
        names.some((words) =>
          containsPhrase(words, tokenize(byFullName.has(item.family) ? item.name : item.family)),
        )
      )
    })
  const chosen: NewDrink[] = []
  const pool = [
    suggestedDrinkOptions(venue, { ...inStock, seed }),
    suggestedDrinkOptions(venue, inStock),
    suggestedDrinkOptions(venue, { ...request, seed }),
  ]
    .flat()
    .filter((option, at, all) => all.findIndex(({ id }) => id === option.id) === at)
    .filter((option) => option.base !== null && option.base !== 'castanheira' && !known(option))
    .filter(({ drink }) => drink !== null && requirements.allowsText(drink.story))
    .map((option) => ({ option, missing: missing(option, buys) }))
    .filter((one) => one.missing.length <= 1 && !isPlain(one) && isLong(one))
    .toSorted(
      (a, b) =>
        a.missing.length - b.missing.length ||
        rankOf(a) - rankOf(b) ||
        stableFraction(`${seed}|${a.option.id}`) - stableFraction(`${seed}|${b.option.id}`),
    )
  for (const one of pool) {
    if (chosen.length === most) break
    const own = flavours(one)
    const fresh = chosen.every((other) => [...flavours(other)].every((id) => !own.has(id)))
    // A second drink without a flavour of its own is not worth a line; one purchase for both is enough.
    const bought = chosen.some(({ missing: some }) => some.length > 0)
    if (chosen.length === 0 || (fresh && !(bought && one.missing.length > 0) && rankOf(one) < 2))
      chosen.push(one)
  }
  return chosen
}
