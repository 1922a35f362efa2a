import { addDays, shortDay } from '../../base/calendar.ts'
import { type Drink, noDish } from '../../base/drinks/drink.schema.ts'
import { packsText } from '../../base/language/packs.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, DrinkSpec, ReportSection } from '../../report/blocks.ts'
import { drawnGlass } from '../../report/drawn-glass.ts'
import { cardSection, gainLines } from './card.ts'
import { floorSections, gainWords, nightSection } from './launch-words.ts'
import { isQuiet } from './night.ts'
import { answerSection } from './questions/index.ts'
import type { DrinkMenuAnalysis, HouseRecipe, Launch, ShoppingItem } from './schema.ts'

/** When drinks that stand in for a dessert are served. */
const momentOf = ({ template }: Drink) =>
  template === 'coffee' || template === 'cream' ? [{ key: 'Serve', value: 'no lugar da sobremesa' }] : []

function specOf(drink: Drink): DrinkSpec {
  const { pairing } = drink
  return {
    name: drink.name,
    glass: drawnGlass(drink),
    base: `${drink.style}${drink.base ? '' : ' · sem álcool'}`,
    // The steps name ice and garnish.
    ingredients: drink.ingredients.flatMap(({ role, display }) =>
      role === 'ice' || role === 'garnish' ? [] : [display],
    ),
    serve: drink.serve,
    technique: `${drink.techniqueLabel}, ${drink.glass.toLowerCase()}, ${drink.ice.toLowerCase()}`,
    method: drink.method,
    // Dishes stand once for the menu, under “Como vender”.
    pairing: '',
    price: formatBrl(drink.suggestedPrice),
    // Cost, margin and time stand in the table of the menu, once for all.
    margin: null,
    figures: [
      ...(pairing === noDish ? momentOf(drink) : []),
      ...(drink.season ? [{ key: 'Safra', value: drink.season.replace(/^Safra de [^:]+: /, '') }] : []),
      ...(drink.base ? [{ key: 'Teor', value: `${formatNumber(drink.abvPct)}% vol` }] : []),
    ],
    notes: drink.allergens.length > 0 ? [`Alergênicos: ${joinList(drink.allergens)}`] : [],
  }
}

/** "2,5 l", "850 g", "325 folhas": in units that a shopper can compare with a label. */
function neededOf({ needed, unit }: { needed: number; unit: string }): string {
  const large = needed >= 1000 && (unit === 'ml' || unit === 'g')
  return large
    ? `${formatNumber(needed / 1000)} ${unit === 'g' ? 'kg' : 'l'}`
    : `${formatNumber(Math.ceil(needed))} ${unit}`
}

/** Steps in g or ml in which a market weighs what is added to the usual order. */
const steps = { small: 50, large: 100, largeFrom: 300 } as const

/** "limão-taiti, 700 g", "hortelã, 2 × maço": as a shop sells it, and never 693 g. */
function orderedOf(item: ShoppingItem): string {
  const { needed, unit, packLabel } = item
  if (unit !== 'g' && unit !== 'ml') return packsOf(item)
  const step = needed >= steps.largeFrom ? steps.large : steps.small
  // Frozen pulp is sold by weight, and weighs about what it measures.
  const weighed =
    unit === 'ml' && item.item.startsWith('polpa ') && /(?<!\p{L})k?g(?!\p{L})/u.test(packLabel) ? 'g' : unit
  return neededOf({ needed: Math.ceil(needed / step - 1e-9) * step, unit: weighed })
}

function summaryBlocks(menu: DrinkMenuAnalysis, drinks: readonly Drink[]): Block[] {
  const { averages } = menu
  // Without the seats the number of glasses is our guess, and no gain stands at the head of a report by a guess.
  const gain =
    menu.launch && (menu.launch.seats !== null || menu.launch.told === true)
      ? gainWords(drinks, menu.launch)
      : null
  return [
    { kind: 'text', text: menu.summary },
    {
      kind: 'costCards',
      items: [
        { label: 'Custo médio da dose', value: formatBrl(averages.doseCost) },
        { label: 'Preço médio', value: formatBrl(averages.suggestedPrice) },
        { label: 'Margem média', value: formatBrl(averages.contributionMargin) },
        ...(gain
          ? [
              {
                label: `Ganho em quatro semanas, se saírem ${menu.launch?.glasses.week ?? 0} copos em cada uma`,
                value: gain.month,
              },
            ]
          : []),
      ],
    },
    ...menu.warnings.map(
      (text): Block => ({ kind: 'notice', tone: 'warn', title: 'Antes de imprimir', text }),
    ),
  ]
}

/** The day before, or the one before a holiday on which nobody works. */
const eveOf = (day: string) => addDays(day, isQuiet(addDays(day, -1)) ? -2 : -1)

/** House preparations; where to store them and how long they keep is said once for all. */
function preparationSections({ houseRecipes, launch }: DrinkMenuAnalysis): ReportSection[] {
  if (houseRecipes.length === 0) return []
  /** "Xarope de gengibre (faça em 10/12)": what only later drinks need is made the day before the first of them. */
  const titleOf = ({ title, usedIn }: HouseRecipe) => {
    const [start] = (launch?.drinks ?? [])
      .flatMap(({ name, from }) => (usedIn.includes(name) ? [from] : []))
      .toSorted()
    return launch && start !== undefined && start > launch.date
      ? `${title} (faça em ${shortDay(eveOf(start))})`
      : title
  }
  // The steps contain every amount.
  const items = houseRecipes.map((recipe) => ({
    key: `${titleOf(recipe)} · ${formatNumber(Math.round(recipe.yieldMl))} ml, ${formatBrl(recipe.costBRL)}${launch?.isWithoutFridge ? '' : `, ${recipe.keepsDays === 1 ? 'só do dia' : `${recipe.keepsDays} dias`}`}`,
    value: recipe.steps.join(' '),
  }))
  return [
    {
      id: 'preparos',
      title: 'Preparos da casa',
      blocks: [
        {
          kind: 'subtitle',
          text: launch?.isWithoutFridge
            ? 'Sem geladeira: em garrafa fechada, no gelo, feito e usado no mesmo dia'
            : 'Em garrafa fechada, com a data, na geladeira',
        },
        { kind: 'keyValues', items },
      ],
    },
  ]
}

const packsOf = ({ item, packs, packLabel }: ShoppingItem) =>
  packsText(packs, packLabel.replace(` de ${item.replace(/ \(.*\)$/, '')}`, ''))

const sumOf = (items: readonly ShoppingItem[]) =>
  formatBrl(items.reduce((sum, { costBRL }) => sum + costBRL, 0))

const shoppingTable = (caption: string, items: readonly ShoppingItem[]): Block[] =>
  items.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: `${caption}: ${sumOf(items)}`,
          headers: ['Item', 'Comprar', 'Custo'],
          rows: items.map((item) => [item.item, packsOf(item), formatBrl(item.costBRL)]),
          numeric: [2],
        },
      ]

/** What the house buys anyway. */
const usualOrder = (items: readonly ShoppingItem[]): Block[] =>
  items.length === 0
    ? []
    : [
        {
          kind: 'text',
          text: `Some ao pedido de sempre (${sumOf(items)}): ${joinList(items.map((item) => `${item.item}, ${orderedOf(item)}`))}.`,
        },
      ]

const pulpWays = {
  blended: 'Bata a fruta sem água, coe e congele a polpa em sacos de 200 ml, com a data',
  pressed: 'Amasse a fruta sem água, passe na peneira e congele a polpa em sacos de 200 ml, com a data',
  pressedOfDay: 'Amasse a fruta sem água e passe na peneira: só a polpa do dia, no isopor com gelo',
} as const

/** What grows on the owner's ground: picked, not bought. */
function ownGoods(items: readonly ShoppingItem[], way: Launch['pulp']): Block[] {
  const own = items.filter(({ free }) => free === true)
  if (own.length === 0) return []
  const pulp = own.some(({ item }) => item.startsWith('polpa de '))
  return [
    {
      kind: 'text',
      text: `Da casa, sem comprar: ${joinList(
        own.map((item) =>
          item.unit === 'guarnições'
            ? `${item.item.replace(' (guarnição)', '')} para ${neededOf(item)}`
            : `${item.item}, ${neededOf(item)}`,
        ),
      )}.${pulp ? ` ${pulpWays[way ?? 'blended']}: 1 kg de fruta dá perto de 600 ml.` : ''}`,
    },
  ]
}

/** What the house has standing, and does not buy again. */
function stockLine(items: readonly ShoppingItem[]): Block[] {
  const had = items.filter(({ inStock }) => inStock === true)
  return had.length === 0
    ? []
    : [
        {
          kind: 'text',
          text: `Do estoque, sem comprar: ${joinList(had.map((item) => `${item.item}, ${orderedOf(item)}`))}.`,
        },
      ]
}

/** What later drinks need beyond the first list. */
function laterBlocks(first: readonly ShoppingItem[], wanted: readonly ShoppingItem[]): Block[] {
  const later = wanted.filter(({ inStock }) => inStock !== true)
  const nameOf = ({ item }: ShoppingItem) => item.replace(/ \(.*\)$/, '')
  const had = new Set(first.map(nameOf))
  const fresh = later.filter((item) => !item.owned && !had.has(nameOf(item)))
  const listed = new Set(first.map(({ item }) => item))
  const usual = later.flatMap((item) => (item.owned && !listed.has(item.item) ? [nameOf(item)] : []))
  const again = later.flatMap((item) => (fresh.includes(item) || item.owned ? [] : [nameOf(item)]))
  if (later.length === 0) return []
  const sum = fresh.reduce((all, { costBRL }) => all + costBRL, 0)
  const said = fresh.map(nameOf)
  return [
    {
      kind: 'text',
      text: `Para os que entram depois: ${[
        ...(fresh.length > 0 ? [`${joinList(said)} (${formatBrl(sum)})`] : []),
        ...(usual.length > 0 ? [`no pedido de sempre ${joinList(usual)}`] : []),
        ...(again.length > 0 ? [`de novo ${joinList(again)}`] : []),
      ].join('; ')}.`,
    },
  ]
}

/** What to buy, in whole packs: first what the house does not buy yet, then what is added to its usual order. */
function shoppingSection({ shoppingList, laterList, launch }: DrinkMenuAnalysis): ReportSection {
  const { items, servingsPerDrink } = shoppingList
  const toBuy = items.filter(({ free, inStock }) => free !== true && inStock !== true)
  const lacking = toBuy.filter(({ owned }) => !owned)
  const bought = toBuy.filter(({ owned }) => owned)
  const what = launch
    ? `a primeira semana, ${launch.glasses.week} copos e 10% de folga`
    : `${servingsPerDrink ?? 0} doses de cada drink`
  return {
    id: 'compras',
    title: 'Lista de compras',
    blocks: [
      ...shoppingTable(`Para ${what}`, lacking),
      ...usualOrder(bought),
      ...ownGoods(items, launch?.pulp),
      ...stockLine(items),
      ...laterBlocks(items, laterList?.items ?? []),
    ],
  }
}

/** The report of a signature-drink consultation. */
export function drinkSections(contents: readonly (Drink | DrinkMenuAnalysis)[]): ReportSection[] {
  const drinks = contents.filter((content) => content.kind === 'drink')
  const menu = contents.find((content) => content.kind === 'drink_menu')
  const sheets: ReportSection = {
    id: 'drinks',
    title: 'Fichas dos drinks',
    blocks: [{ kind: 'drinks', items: drinks.map(specOf) }],
  }
  if (!menu) return [sheets]
  return [
    ...answerSection(menu),
    { id: 'resumo', title: 'Resumo', blocks: summaryBlocks(menu, drinks) },
    cardSection(menu, drinks),
    sheets,
    ...(menu.launch ? [nightSection(menu, drinks, menu.launch)] : []),
    ...preparationSections(menu),
    shoppingSection(menu),
    ...(menu.launch ? floorSections(drinks, menu.launch, menu.withoutMenu !== true) : []),
    {
      id: 'premissas',
      title: 'De onde vêm os números',
      blocks: [{ kind: 'list', items: [...gainLines(menu, drinks), ...menu.assumptions] }],
    },
  ]
}
