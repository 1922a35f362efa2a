/** One or two drinks with cachaça that the bar can make with what the house buys already. */
import type { EngineContext } from '../../base/context.ts'
import { drinkMarket, menuEnding } from '../../base/drinks/market.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { containsPhrase, stableFraction, tokenize } from '../../base/language/text.ts'
import { type Option, suggestedDrinkOptions } from '../../base/pairing/options.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { pricesOf } from '../../base/pantry/house-prices.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import { withMenuCosts } from '../../base/pantry/menu-costs.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { answers, kindOf, type Placed } from './placed.ts'

/** A list with this many drinks with cachaça needs one more at most, a longer one none. */
const few = 3
const enough = 7
/** A menu this long takes one new line at most. */
const longMenu = 30

/** A new drink costs at most so many times the house's caipirinha. */
const dearest = 1.35

/** ml in the glass, ice apart. */
const leastMl = 100

/** Bought by every bar. */
const everywhere: ReadonlySet<string> = new Set(['acucar', 'sal', 'gelo', 'agua', 'agua_gas'])
/** Who sells one of these buys limes. */
const withLime = /caipirinha|lim[aã]o|limonada|mojito/i
/** Its family's name stands in names of other goods too: "batida de coco" holds no coconut water. */
const byFullName: ReadonlySet<string> = new Set(['coco'])

const pantry = new Map(ingredients.map((item) => [item.id, item]))

/** Whether the menu's words tell that the house buys an ingredient. */
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

/** What tells a drink from a plain sour. */
const flavours = ({ option }: NewDrink) =>
  new Set(
    (option.drink?.ingredients ?? []).flatMap(({ id, role }) =>
      role === 'ingredient' && !/^(?:limao|xarope|acucar|agua_gas)/.test(id) ? [id] : [],
    ),
  )

/** A taste of the land first, then any, then none of its own. */
function rankOf(one: NewDrink): number {
  const own = [...flavours(one)]
  if (own.length === 0) return 2
  return own.some((id) => pantry.get(id)?.local) ? 0 : 1
}

/** A short glass at a drink's price is a small dose sold dear. */
const isLong = ({ option: { drink } }: NewDrink): boolean =>
  drink !== null && drink.template !== 'hot' && drink.template !== 'shot' && drink.volumeMl >= leastMl

/** Lime, sugar and cachaça: the caipirinha that the house has. */
const isPlain = (one: NewDrink): boolean => rankOf(one) === 2 && one.option.drink?.template === 'caipirinha'

/** The new drinks for a menu that is to sell more cachaça; none where it is to become shorter. */
export function newDrinksFor(
  placed: readonly Placed[],
  goals: readonly string[],
  context: EngineContext,
): NewDrink[] {
  const { house, restaurant, sheet } = context
  const requirements = requirementsOf(sheet)
  const served = placed.filter((one) => kindOf(one) === 'drink' && answers(one, goals))
  const most = served.length >= enough ? 0 : served.length > few || placed.length > longMenu ? 1 : 2
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
  const venue = { ...usual, ending: menuEnding({ menu }) ?? usual.ending }
  const buys = buyer(placed)
  const made = (item: Ingredient) =>
    item.kind === 'bought' ? [item] : madeOf(item).filter(({ kind }) => kind === 'bought')
  const request = {
    allowance: requirements,
    prices: pricesOf(withMenuCosts(house)),
    withoutAlcohol: false,
    // A new drink below the house's caipirinha would only make guests pay less.
    rule: {
      market: market && { ...market, span: [1, dearest] as const },
      owner: { least: null, most: house.settings.priceCeiling },
    },
  }
  // What the house buys already decides each slot of a recipe, before anything is to be bought.
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
  // "Caipirinha de caju" beside a caju smash: one fruit, one drink.
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
    // A second drink is worth neither a purchase nor a line without a taste of its own.
    if (chosen.length === 0 || (fresh && one.missing.length === 0 && rankOf(one) < 2)) chosen.push(one)
  }
  return chosen
}
