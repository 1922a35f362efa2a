/** Drinks that the owner asks for: a recipe with its cost from the house's prices, and a price within the owner's bound. */
import type { EngineContext } from '../../base/context.ts'
import { buildDrink } from '../../base/drinks/build-drink.ts'
import { variantsOf } from '../../base/drinks/compose-candidates.ts'
import { acid, type Concept, fixed, type Slot, sweet } from '../../base/drinks/concepts/concept.ts'
import { unconditional } from '../../base/drinks/conditions.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { drinkMarket, menuEnding } from '../../base/drinks/market.ts'
import type { TemplateId } from '../../base/drinks/templates.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { containsPhrase, formatBrl, formatNumber, slugify, tokenize } from '../../base/language/text.ts'
import { type IngredientId, ingredients } from '../../base/pantry/bar.ts'
import { ownPrices, pricesOf } from '../../base/pantry/house-prices.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import { withMenuCosts } from '../../base/pantry/menu-costs.ts'
import { isSold } from '../../base/pantry/seasons.ts'
import { newEnding } from '../../base/pricing/endings.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'

/** A drink of the plan with the wish that it answers; null where none can be made, with the reason. */
export type AskedDrink = {
  wish: WishOf<'newDrink'>
  /** It is on today's menu: the recipe is the answer, and no line is added. */
  known: MenuItem | null
  drink: Drink | null
  name: string
  /** Why there is none. */
  refusal: string | null
  /** Ingredients whose price is our estimate. */
  estimated: string[]
}

/** Cost of ingredients, as a share of the price, above which a drink is not worth its work. */
const worstCost = 0.45
/** Most that a new drink may cost, as a multiple of the house's caipirinha. */
const span = [1, 1.35] as const

const templates: readonly (readonly [RegExp, TemplateId])[] = [
  [/batida/, 'batida'],
  [/mule|spritz/, 'collins'],
  [/sour/, 'sour'],
]

/** Amount of a fruit in one glass, by how the bar buys it. */
const amounts = { muddle: 80, mix: 45 } as const

type Fruit = Extract<Ingredient, { kind: 'bought' }>
const fruits = ingredients.flatMap((item): Fruit[] =>
  item.kind === 'bought' && item.tags.includes('fruit') ? [item] : [],
)

/** The pantry's fruit by an owner's word, fresh if the bar can muddle it. */
function fruitOf(said: string): Fruit | null {
  const words = tokenize(said)
  const found = fruits.filter(({ family, words: others }) =>
    [family, ...others].some((name) => containsPhrase(words, tokenize(name))),
  )
  return found.find(({ phase }) => phase === 'muddle') ?? found[0] ?? null
}

const isZero = (what: string) => /sem [aá]lcool/i.test(what)

function conceptOf(name: string, fruit: Ingredient | null, template: TemplateId, zero = false): Concept {
  const isLime = fruit === null || /^limao/.test(fruit.id)
  const flavour: Slot[] =
    isLime || fruit === null
      ? [fixed(['limao_cubos', 0.75])]
      : [fixed([fruit.id as IngredientId, fruit.phase === 'muddle' ? amounts.muddle : amounts.mix])]
  // A pulp has nothing to muddle: half a lime is pressed with the sugar instead.
  const sour: Slot[] = isLime ? [] : [fruit?.phase === 'muddle' ? acid('limao') : fixed(['limao_cubos', 0.5])]
  const cream: Slot[] = template === 'batida' ? [fixed(['leite_condensado', 30])] : []
  const fizz: Slot[] = template === 'collins' ? [fixed(['agua_gas', 80])] : []
  return {
    id: slugify(name),
    template,
    name,
    bases: zero ? [] : ['alambique'],
    slots: [...flavour, ...sour, ...(cream.length > 0 ? cream : [sweet('xarope_simples')]), ...fizz],
    garnishes: [],
    story: `${capitalize(fruit?.family ?? 'limão')}${zero ? '' : ' e cachaça'}, com muito gelo.`,
  }
}

type Bar = { menu: readonly MenuItem[]; context: EngineContext }

const nameOf = (template: TemplateId, fruit: Ingredient | null) =>
  `${template === 'batida' ? 'Batida' : template === 'collins' ? 'Fresco' : 'Caipirinha'} de ${fruit?.family ?? 'limão'}`

/** Fruit for a drink that the house leaves to us: what it buys first, then what is local, always in season. */
function freeFruits({ menu, context }: Bar, taken: ReadonlySet<string>): Fruit[] {
  const month = Number(context.today.slice(5, 7))
  const texts = menu.map(({ name, description }) => tokenize(`${name} ${description ?? ''}`))
  const own = ownPrices(context.house)
  const buys = (item: Fruit) =>
    own(item) !== null || texts.some((words) => containsPhrase(words, tokenize(item.family)))
  const rank = (item: Fruit) =>
    (buys(item) ? 0 : 4) + (item.phase === 'muddle' ? 0 : 2) + (item.local ? 0 : 1)
  const inDrinks = menu
    .filter(({ name }) => /caipi|batida|drink/i.test(name))
    .map(({ name }) => tokenize(name))
  return fruits
    .filter((item) => !/^(?:limao|cajuina|agua)/.test(item.id) && isSold(item, month))
    .filter(
      ({ family }) =>
        !taken.has(family) && !inDrinks.some((words) => containsPhrase(words, tokenize(family))),
    )
    .toSorted((a, b) => rank(a) - rank(b))
}

function built(concept: Concept, { menu, context }: Bar, max: number | null): Drink | null {
  const { house, restaurant, sheet } = context
  const listed = menu.map(({ name, category, price }) => ({
    name,
    section: category,
    price,
    kind: null,
    active: true,
  }))
  const market = drinkMarket({ menu: listed })
  const usual = venueOfType(restaurant.type)
  const ending = newEnding(sheet.wishes) ?? menuEnding({ menu: listed }) ?? usual.ending
  const venue = { ...usual, ending }
  const conditions = {
    ...unconditional,
    allowance: requirementsOf(sheet),
    prices: pricesOf(withMenuCosts(house)),
    has: new Set<never>(),
    glassware: venue.glassware,
  }
  const [candidate] = variantsOf(concept, conditions)
  if (!candidate) return null
  const ceiling = house.settings.priceCeiling
  const bounds = [max, ceiling].filter((value) => value !== null)
  return buildDrink(
    candidate,
    { pairing: 'A escolher no salão.', fit: 'Montado no copo.' },
    venue,
    conditions,
    {
      market: market && { ...market, span },
      owner: { least: null, most: bounds.length > 0 ? Math.min(...bounds) : null },
    },
  )
}

/** Whether the owner's words name a drink that the menu has. */
function onMenu(what: string, menu: readonly MenuItem[]): MenuItem | null {
  const wanted = tokenize(what)
  return (
    menu.find(({ name }) => tokenize(name).join(' ') === wanted.join(' ')) ??
    (wanted.length === 1
      ? (menu.find(({ name }) => /^caipirinha(?: de lim[aã]o)?$/i.test(name) && wanted[0] === 'caipirinha') ??
        null)
      : null)
  )
}

/** For "drink de siriguela": the first way of building it that the menu and the plan do not have. */
function freeTemplate(what: string, menu: readonly MenuItem[], used: readonly string[]): TemplateId {
  if (!/^drink /.test(what)) return 'caipirinha'
  const fruit = fruitOf(what)
  return (
    (['caipirinha', 'collins', 'batida'] as const).find(
      (one) =>
        !used.includes(`${one} ${what}`) &&
        !menu.some(({ name }) => tokenize(name).includes(one) && fruitOf(name)?.family === fruit?.family),
    ) ?? 'caipirinha'
  )
}

/** The drinks that the owner asks for, in the order of the wishes. */
export function askedDrinks(wishes: readonly WishOf<'newDrink'>[], bar: Bar): AskedDrink[] {
  const taken = new Set<string>()
  const used: string[] = []
  const own = ownPrices(bar.context.house)
  return wishes.map((wish): AskedDrink => {
    const { what = '', max = null } = wish
    const zero = isZero(what)
    const asked = templates.find(([words]) => words.test(what))?.[1]
    const free = (['caipirinha', 'collins'] as const)[used.length % 2] ?? 'caipirinha'
    const template = asked ?? (zero ? 'collins' : what === '' ? free : freeTemplate(what, bar.menu, used))
    used.push(`${template} ${what}`)
    const known = what === '' ? null : onMenu(what, bar.menu)
    const isNamed = / (?:de|com) /.test(what)
    const named = isNamed ? fruitOf(what) : null
    const other = { wish, known, name: capitalize(what === '' ? 'drink novo' : what), estimated: [] }
    if (isNamed && named === null)
      return {
        ...other,
        drink: null,
        refusal: `De ${what} não temos tabela de preço nem de rendimento. Mande o preço da fruta (R$ e quilos) nos insumos de A casa; até lá, a receita mais perto é a da caipirinha da casa com 80 g da fruta amassada no lugar do limão.`,
      }
    const options = known !== null || isNamed ? [named] : freeFruits(bar, taken)
    for (const fruit of options.slice(0, 4)) {
      const name =
        known?.name ??
        (isNamed && !/^drink /.test(what)
          ? capitalize(what)
          : zero
            ? `Soda de ${fruit?.family ?? 'limão'}`
            : nameOf(template, fruit))
      const drink = built(conceptOf(name, fruit, template, zero), bar, max)
      if (!drink || drink.doseCost / drink.suggestedPrice > worstCost) continue
      if (fruit) taken.add(fruit.family)
      const estimated = drink.ingredients.flatMap((part) => {
        const item = ingredients.find(({ id }) => id === part.id)
        const isFree = item?.kind !== 'bought' || /^(?:agua|gelo)/.test(item.id)
        return isFree || own(item) !== null ? [] : [item.family]
      })
      return { ...other, name, drink, refusal: null, estimated: [...new Set(estimated)] }
    }
    const tried = built(conceptOf(what, options[0] ?? null, template, zero), bar, null)
    return {
      ...other,
      drink: null,
      refusal: tried
        ? `Só os ingredientes custam ${formatBrl(tried.doseCost)}: ${max === null ? 'com o que a casa exclui' : `a ${formatBrl(max)}`} não sobra para o serviço. A partir de ${formatBrl(tried.suggestedPrice)} (${formatNumber((tried.doseCost / tried.suggestedPrice) * 100)}% de custo) ela entra.`
        : 'Com o que a casa deixa de fora, não sobra receita: diga qual fruta pode entrar.',
    }
  })
}

/** "Prata" where the house calls it so. */
export function inHouseWords(text: string, { menu, context }: Bar): string {
  const calls = [...Object.keys(context.house.ingredientPrices), ...menu.map(({ name }) => name)]
  return calls.some((name) => /prata/i.test(name)) ? text.replace(/Alambique/g, 'Prata') : text
}
