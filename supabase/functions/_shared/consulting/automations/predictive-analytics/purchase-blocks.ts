import type { Block } from '../../report/blocks.ts'
import { perRun } from './deliveries.ts'
import { amountOf, purchaseSentences, recipeSources } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { nameOf, shortDay, targetOf } from './sentences.ts'

type Ingredient = NonNullable<SalesForecast['ingredients']>[number]

/** "quinta e sexta", "de terça a quinta" */
function runWords(run: readonly number[]): string {
  const [first = 0] = run
  const last = run.at(-1) ?? first
  if (run.length === 1) return nameOf(first)
  return run.length === 2 ? `${nameOf(first)} e ${nameOf(last)}` : `${nameOf(first)} a ${nameOf(last)}`
}

/** What spoils: bought for the expected sales, by delivery. */
function freshTable(
  { purchases, ingredients = [], later, runs = [] }: SalesForecast,
  monday: string,
): Block[] {
  const after = later && new Map(later.ingredients.map((one) => [one.name, one]))
  const rows = [
    ...purchases
      .filter(({ name, fresh }) => fresh && !ingredients.some(({ items }) => items.includes(name)))
      .map(({ name, expected, days = [] }) => [
        name,
        amountOf(expected, 'un'),
        ...perRun(runs, days).map((units) => (days.length > 0 ? amountOf(units, 'un') : '—')),
        ...(later ? [amountOf(later.purchases.find((one) => one.name === name)?.expected ?? 0, 'un')] : []),
        'venda por unidade',
      ]),
    ...ingredients
      .filter(({ fresh }) => fresh)
      .map((one: Ingredient) => [
        one.name,
        one.packs ?? amountOf(one.expected, one.unit),
        ...runs.map((_, run) => {
          const amount = one.deliveries?.[run]
          return amount === undefined ? '—' : amountOf(amount, one.unit)
        }),
        ...(later
          ? [after?.get(one.name)?.packs ?? amountOf(after?.get(one.name)?.expected ?? 0, one.unit)]
          : []),
        one.items.join(', '),
      ]),
  ]
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'O que estraga: compre o esperado, sem folga, uma entrega de cada vez',
      headers: [
        'Produto',
        `Semana de ${shortDay(monday)}`,
        ...runs.map((run) => `Para ${runWords(run)}`),
        ...(later ? [`Semana de ${shortDay(later.monday)}`] : []),
        'Para',
      ],
      rows,
    },
  ]
}

/** What keeps: bought for the upper end of the range. */
function dryTable(forecast: SalesForecast, monday: string): Block[] {
  const { purchases, ingredients = [], later, recipes } = forecast
  const resale = new Set(recipes?.resale ?? [])
  const after = new Map(later?.ingredients.map((one) => [one.name, one]))
  const rows = [
    ...ingredients
      .filter(({ fresh }) => !fresh)
      .map(({ name, unit, safe, packs, items }) => [
        name,
        packs ?? amountOf(safe, unit),
        ...(later ? [after.get(name)?.packs ?? amountOf(after.get(name)?.safe ?? 0, unit)] : []),
        items.join(', '),
      ]),
    ...purchases
      .filter(({ name, fresh }) => resale.has(name) && !fresh)
      .map(({ name, safe }) => [
        name,
        amountOf(safe, 'un'),
        ...(later ? [amountOf(later.purchases.find((one) => one.name === name)?.safe ?? 0, 'un')] : []),
        'venda por unidade',
      ]),
  ]
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'O que guarda: compre pelo alto da faixa, menos o que há em casa',
      headers: [
        'Produto',
        `Semana de ${shortDay(monday)}`,
        ...(later ? [`Semana de ${shortDay(later.monday)}`] : []),
        'Para',
      ],
      rows,
    },
  ]
}

/** What to buy for the week and the one after. */
export function purchaseBlocks(forecast: SalesForecast): Block[] {
  const monday = targetOf(forecast)?.monday ?? ''
  const sources = recipeSources(forecast)
  const said = purchaseSentences(forecast)
  return [
    ...freshTable(forecast, monday),
    ...dryTable(forecast, monday),
    ...(said.length > 0 ? [{ kind: 'list', items: said } satisfies Block] : []),
    ...(sources.length > 0
      ? [{ kind: 'list', items: sources.map(({ key, value }) => `**${key}**: ${value}`) } satisfies Block]
      : []),
  ]
}
