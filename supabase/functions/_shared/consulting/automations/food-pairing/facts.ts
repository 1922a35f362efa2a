import type { Drink } from '../../base/drinks/drink.schema.ts'
import type { FactOf } from '../../base/facts.ts'
import { neighbourText } from './neighbour-doses.ts'
import type { Pairing, PairingContent, PairingMenu } from './schema.ts'

type PairingFact = FactOf<'pairing'>

const join = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n')

/** All texts of a suggested drink's recipe. */
const recipeTexts = (drink: Drink) => [
  drink.name,
  drink.story,
  ...drink.ingredients.map(({ display }) => display),
  ...drink.method,
  drink.serve,
  drink.garnish,
]

/** The recipes that are served with a dish, by name. */
function recipesOf(menu: PairingMenu | undefined, names: readonly (string | null | undefined)[]): Drink[] {
  return (menu?.recipes ?? []).filter(({ name }) => names.includes(name))
}

/** Undefined for a drink of the house's menu, known by its words only. */
function holdsAlcohol(name: string, isDose: boolean, drinks: readonly Drink[]): boolean | undefined {
  if (isDose) return true
  const recipe = drinks.find((drink) => drink.name === name)
  return recipe && recipe.base !== null
}

/** What is served with the dish, besides its name. */
function served(name: string, isDose: boolean, drinks: readonly Drink[]): Partial<PairingFact> {
  const alcohol = holdsAlcohol(name, isDose, drinks)
  return {
    ...(alcohol !== undefined && { alcohol }),
    equipment: [...new Set(drinks.flatMap(({ equipment }) => equipment))],
  }
}

const allergensOf = (own: readonly string[] | undefined, drinks: readonly Drink[]) => [
  ...new Set([...(own ?? []), ...drinks.flatMap(({ allergens }) => allergens)]),
]

/** Price of a dish's combo within the owner's highest price. */
const withinPrice = (dish: string, menu: PairingMenu | undefined): number | null =>
  menu?.offersWithin?.offers.find((offer) => offer.dish === dish)?.price ?? null

const confirmsOf = (dish: string, menu: PairingMenu | undefined): Pick<PairingFact, 'confirm'> => {
  const confirm = menu?.overview.find(({ name }) => name === dish)?.confirm ?? []
  return confirm.length === 0 ? {} : { confirm: confirm.map(({ what }) => what) }
}

function factOfSheet(sheet: Pairing, menu: PairingMenu | undefined): PairingFact {
  const { dish, best, runnerUp, combo } = sheet
  const drinks = recipesOf(menu, [best.name, runnerUp?.name, sheet.alcoholFree?.name])
  return {
    kind: 'pairing',
    dish: dish.name,
    serve: best.kind === 'cachaca' ? `dose de ${best.name}` : best.name,
    ...(dish.category != null && { section: dish.category }),
    ...(dish.description != null && { description: dish.description }),
    ...(best.ingredients && { serveIngredients: best.ingredients }),
    score: best.points,
    ...(best.ml !== undefined && { serveMl: best.ml }),
    ...(best.kind !== 'menu_drink' && best.price !== null && { servePrice: best.price }),
    comboPrice: combo?.price ?? withinPrice(dish.name, menu),
    allergens: allergensOf(sheet.allergens, drinks),
    ...confirmsOf(dish.name, menu),
    ...served(best.name, best.kind === 'cachaca', drinks),
    ...(sheet.alcoholFree && { alcoholFree: sheet.alcoholFree.name }),
    text: join([
      dish.name,
      ...sheet.terms,
      best.name,
      best.reason,
      best.serving,
      ...best.findings.map(({ reason }) => reason),
      runnerUp?.name,
      runnerUp?.reason,
      runnerUp?.serving,
      ...sheet.cachacas.map(({ why }) => why),
      sheet.menuText,
      sheet.pitch,
      sheet.alcoholFree?.name,
      sheet.alcoholFree?.reason,
      ...drinks.flatMap(recipeTexts),
    ]),
  }
}

function factOfRow(row: PairingMenu['overview'][number], menu: PairingMenu): PairingFact {
  const drinks = recipesOf(menu, [row.best, row.drink])
  return {
    kind: 'pairing',
    dish: row.name,
    serve: row.best === row.cachaca ? `dose de ${row.best}` : row.best,
    ...(row.category != null && { section: row.category }),
    ...(row.description != null && { description: row.description }),
    ...(row.ingredients && { serveIngredients: row.ingredients }),
    score: row.points,
    ...(row.best === row.cachaca && row.servedPrice != null && { servePrice: row.servedPrice }),
    comboPrice: row.comboPrice ?? withinPrice(row.name, menu),
    allergens: allergensOf(row.allergens, drinks),
    ...confirmsOf(row.name, menu),
    ...served(row.best, row.best === row.cachaca, drinks),
    ...(row.free && { alcoholFree: row.free.name }),
    text: join([row.name, row.cachaca, row.drink, row.best, row.why, ...drinks.flatMap(recipeTexts)]),
  }
}

/** One fact for each paired dish: with all its texts if it has a sheet, else from the table. */
export function pairingFacts(
  contents: readonly PairingContent[],
): (PairingFact | FactOf<'gap' | 'offer' | 'answer' | 'planned'>)[] {
  const sheets = contents.filter((content) => content.kind === 'pairing')
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  const detailed = new Set(sheets.map(({ dish }) => dish.name))
  const hours = menu?.offersWithin?.hours
  return [
    ...(menu?.asked?.answers ?? []).map((one) => ({ kind: 'answer' as const, ...one })),
    ...(menu?.asked?.planned ?? []).map((one) => ({ kind: 'planned' as const, ...one })),
    ...(hours ? [{ kind: 'offer' as const, ...hours }] : []),
    ...(menu?.neighbours ?? []).map(
      (one): FactOf<'gap'> => ({
        kind: 'gap',
        item: 'dose',
        ours: one.price,
        theirs: one.theirs,
        prices: [one.theirs],
        names: [one.item],
        note: `${neighbourText(one)}.`,
      }),
    ),
    ...sheets.map((sheet) => factOfSheet(sheet, menu)),
    ...(menu?.overview ?? [])
      .filter(({ name }) => !detailed.has(name))
      .flatMap((row) => (menu ? [factOfRow(row, menu)] : [])),
  ]
}
