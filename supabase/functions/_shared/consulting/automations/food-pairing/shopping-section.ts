import type { Drink } from '../../base/drinks/drink.schema.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, DrinkSpec, ReportSection } from '../../report/blocks.ts'
import { drawnGlass } from '../../report/drawn-glass.ts'
import type { Pairing, PairingMenu } from './schema.ts'
import { amountText, usualBottleMl } from './shopping.ts'
import { spokenName } from './short-names.ts'

function drinkSpec(drink: Drink, menu: PairingMenu, sheets: readonly Pairing[]): DrinkSpec {
  const besideFree = sheets.filter(({ alcoholFree, closed }) => !closed && alcoholFree?.name === drink.name)

  const ofFirst = menu.overview.filter(({ best }) => best === drink.name)
  const beside =
    drink.base === null && besideFree.length > 0
      ? besideFree.map(({ dish }) => dish)
      : ofFirst.length > 0
        ? ofFirst
        : menu.overview.filter((row) => row.drink === drink.name)
  const dishes = beside.slice(0, 3).map(({ name }) => spokenName(name))
  return {
    name: drink.name,
    glass: drawnGlass(drink),
    base:
      drink.base === null ? `${drink.style} · sem álcool` : `${drink.style} · Cachaça ${drink.base.label}`,
    ingredients: drink.ingredients.map(({ display }) => display),
    serve: drink.serve,
    technique: drink.techniqueLabel,
    method: drink.method,
    pairing: dishes.length > 0 ? `${joinList(dishes)}.` : drink.pairing,
    price: formatBrl(drink.suggestedPrice),
    margin: formatBrl(drink.contributionMargin),
    figures: [
      { key: 'Custo', value: formatBrl(drink.doseCost) },
      { key: 'Custo sobre o preço', value: `${formatNumber(drink.pourCostPct)}%` },
      { key: 'Teor', value: `${formatNumber(drink.abvPct)}% vol` },
    ],
    visual: drink.story,
    notes: drink.season === null ? [] : [drink.season],
  }
}

/** The assumptions behind the quantities. */
function ordersText({ combos = [], shopping, houseBase = [], ruler, after = [] }: PairingMenu): string {
  const firsts = combos.filter(({ first }) => first).length
  const launched =
    firsts > 0 ? `${firsts === 1 ? 'a primeira oferta' : 'as duas primeiras ofertas'} uma vez por dia, ` : ''
  const besides = [...(ruler ? ['a régua'] : []), ...(after.length > 0 ? ['a sobremesa'] : [])]
  return `Para ${shopping.days ?? 13} dias abertos e a prova: ${launched}${joinList(['cada outro prato com cachaça', ...besides])} a cada três dias, folga de ${shopping.slackPct ?? 0}%${houseBase.length > 0 ? '. Fora os drinks que a casa já vende' : ''}`
}

/** The jug without alcohol: what goes in, how, and what a glass costs. */
function jugBlocks({ jug }: PairingMenu): Block[] {
  if (!jug) return []
  return [
    { kind: 'subtitle', text: jug.name },
    {
      kind: 'text',
      text: `Para ${jug.glasses} copos de ${jug.ml} ml: ${joinList(jug.ingredients)}. Cada copo custa ${formatBrl(jug.cost)}; a ${formatBrl(jug.price)} (preço suposto), deixa ${formatBrl(jug.price - jug.cost)}.`,
    },
    { kind: 'list', ordered: true, items: jug.method },
  ]
}

/** What to buy, and the recipes of the suggested drinks. */
export function shoppingSection(menu: PairingMenu, sheets: readonly Pairing[]): ReportSection {
  const { shopping, recipes } = menu
  const blocks: Block[] = []
  if (shopping.bottles.length > 0) {
    // The owner's own price may be for a bottle of another size.
    const isUsual = shopping.bottles.every(({ size }) => size === undefined)
    blocks.push({
      kind: 'table',
      caption: ordersText(menu),
      headers: ['Cachaça', 'Quantidade', isUsual ? `Garrafas de ${usualBottleMl} ml` : 'Garrafas', 'Custo'],
      rows: shopping.bottles.map(({ label, ml, bottles, costBRL, size = usualBottleMl }) => [
        label,
        amountText(Math.ceil(ml), 'ml'),
        isUsual ? String(bottles) : `${bottles} de ${size} ml`,
        formatBrl(costBRL),
      ]),
      numeric: [1, 2, 3],
    })
  }
  if (shopping.ingredients.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Ingredientes das receitas novas para os mesmos dias; custo do que se usa',
      headers: ['Ingrediente', 'Quantidade', 'Custo'],
      rows: shopping.ingredients.map(({ name, amount, costBRL }) => [name, amount, formatBrl(costBRL)]),
      numeric: [1, 2],
      figure: { caption: 'Onde está o custo dos ingredientes', unit: 'brl', column: 2 },
    })
  }
  blocks.push({
    kind: 'text',
    text: `Total: **${formatBrl(shopping.totalBRL)}**.`,
  })
  if (recipes.length > 0) {
    blocks.push(
      { kind: 'subtitle', text: 'Receitas dos drinks sugeridos' },
      { kind: 'drinks', items: recipes.map((drink) => drinkSpec(drink, menu, sheets)) },
    )
  }
  blocks.push(...jugBlocks(menu))
  return {
    id: 'compras',
    title: menu.recipes.length > 0 || menu.jug ? 'Compra de meio mês e receitas' : 'Compra de meio mês',
    blocks,
  }
}
