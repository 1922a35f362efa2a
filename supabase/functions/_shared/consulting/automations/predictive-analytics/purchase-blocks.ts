import type { Block } from '../../report/blocks.ts'
import { isClosedIn } from './closed-items.ts'
import { runWords, unitsPerRun } from './deliveries.ts'
import { formatCount as whole } from './figures.ts'
import { amountOf, purchaseSentences, recipeSources } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { percent } from './sentences.ts'
import { groupWords, type WeekGroup, weekGroups } from './week-groups.ts'

type Bought = SalesForecast['purchases'][number]
type Ingredient = NonNullable<SalesForecast['ingredients']>[number]

/** "Peixada (600 g), Moqueca (400 g)": the owner sees the portion and can correct it. */
function partWords({ items, each, unit }: Ingredient): string {
  if (!each) return items.join(', ')
  // A portion is exact; only what is bought is rounded.
  const portion = (amount: number) =>
    unit === 'g' && amount < 1000 ? `${whole(amount)} g` : amountOf(amount, unit)
  return each
    .map(({ item, amount }) => (unit === 'un' && amount === 1 ? item : `${item} (${portion(amount)})`))
    .join(', ')
}

/** An ingredient of a group of weeks: the largest, or the upper end of one that the sheet has not seen. */
function groupCell({ season = [] }: SalesForecast, one: Ingredient, group: WeekGroup): string {
  const found = season.flatMap(({ monday, ingredients }) =>
    group.mondays.includes(monday) ? ingredients.filter(({ name }) => name === one.name) : [],
  )
  if (found.length === 0) return '—'
  const expected = Math.max(...found.map((line) => line.expected))
  const amount = (value: number) =>
    one.pack === undefined ? amountOf(rounded(value, one.unit), one.unit) : `${Math.ceil(value / one.pack)}`
  const { unseen } = group
  if (!unseen) return amount(one.fresh ? expected : Math.max(...found.map(({ safe }) => safe)))
  return one.fresh ? topUp(expected, unseen, amount) : amount(expected * unseen.high)
}

/** Up to half kilograms and half litres, as they are bought. */
const rounded = (value: number, unit: string) =>
  unit === 'un' || value < 1000 ? value : Math.ceil(value / 500 - 1e-9) * 500

/** "269 un + 178 un": the low order and its top-up. */
const topUp = (
  value: number,
  { low, high }: { low: number; high: number },
  say: (value: number) => string,
) => (low === high ? say(value * low) : `${say(value * low)} + ${say(value * (high - low))}`)

/** Items sold as bought, in a group of weeks. */
function unitCell({ items = [] }: SalesForecast, one: Bought, group: WeekGroup): string {
  const weeks = (items.find(({ name }) => name === one.name)?.coming ?? []).filter(({ monday }) =>
    group.mondays.includes(monday),
  )
  if (weeks.length === 0) return '—'
  const value = Math.max(...weeks.map((week) => week.value)) / (1 - (one.loss ?? 0))
  const say = (units: number) => amountOf(units - 1e-9, 'un')
  const { unseen } = group
  if (!unseen) return say(one.fresh ? value : Math.max(...weeks.map(({ high }) => high)))
  return one.fresh ? topUp(value, unseen, say) : say(value * unseen.high)
}

/** What spoils: bought for the expected sales, by delivery. */
function freshTable(forecast: SalesForecast, [first, ...others]: readonly WeekGroup[]): Block[] {
  if (!first) return []
  const { purchases, ingredients = [], runs = [] } = forecast
  const marked = ({ mondays }: WeekGroup, names: readonly string[]) =>
    mondays.some((monday) => names.some((name) => isClosedIn(forecast, name, monday))) ? ' (defeso)' : ''
  const rows = [
    ...purchases
      .filter(({ name, fresh }) => fresh && !ingredients.some(({ items }) => items.includes(name)))
      .map((one) => {
        const { name, expected, days = [], loss = 0 } = one
        const bought = (units: number) => amountOf(units / (1 - loss) - 1e-9, 'un')
        return [
          name,
          `${bought(expected)}${marked(first, [name])}`,
          ...unitsPerRun(runs, days, loss).map((units) => (days.length > 0 ? amountOf(units, 'un') : '—')),
          ...others.map((group) => `${unitCell(forecast, one, group)}${marked(group, [name])}`),
          loss > 0
            ? `servir ${whole(expected)}, supondo ${percent(loss)} que morrem: corrija pela sua corda`
            : 'venda por unidade',
        ]
      }),
    ...ingredients
      .filter(({ fresh }) => fresh)
      .toSorted((a, b) => b.expected - a.expected)
      .map((one) => [
        one.name,
        `${one.packs ?? amountOf(one.expected, one.unit)}${marked(first, one.items)}`,
        ...runs.map((_, run) => {
          const amount = one.deliveries?.[run]
          return amount === undefined ? '—' : amountOf(amount, one.unit)
        }),
        ...others.map((group) => `${groupCell(forecast, one, group)}${marked(group, one.items)}`),
        partWords(one),
      ]),
  ]
  if (rows.length === 0) return []
  const starred = rows.some((row) => row.some((cell) => cell.endsWith(' (defeso)')))
  const ranges = others.some(({ unseen }) => unseen)
  return [
    {
      kind: 'table',
      caption: `O que estraga: compre o esperado, sem folga${ranges ? '; “+” é o reforço, só com reserva' : ''}; entre parênteses, a porção que supomos${starred ? '; defeso: só com estoque declarado' : ''}`,
      headers: [
        'Produto',
        groupWords(first),
        ...runs.map((run) => `Para ${runWords(run)}`),
        ...others.map(groupWords),
        'Para',
      ],
      rows,
    },
  ]
}

/** What keeps: bought for the upper end of the range. */
function dryTable(forecast: SalesForecast, [first, ...others]: readonly WeekGroup[]): Block[] {
  const { purchases, ingredients = [], recipes } = forecast
  const resale = new Set(recipes?.resale ?? [])
  const rows = [
    ...ingredients
      .filter(({ fresh }) => !fresh)
      .map((one) => [
        one.name,
        one.packs ?? amountOf(one.safe, one.unit),
        ...others.map((group) => groupCell(forecast, one, group)),
        partWords(one),
      ]),
    ...purchases
      .filter(({ name, fresh }) => resale.has(name) && !fresh)
      .map((one) => [
        one.name,
        amountOf(one.safe, 'un'),
        ...others.map((group) => unitCell(forecast, one, group)),
        'venda por unidade',
      ]),
  ]
  if (rows.length === 0 || !first) return []
  return [
    {
      kind: 'table',
      caption:
        'O que guarda: compre pelo alto da faixa, menos o que há em casa; corrija a medida entre parênteses se a sua é outra',
      headers: ['Produto', groupWords(first), ...others.map(groupWords), 'Para'],
      rows,
    },
  ]
}

/** What to buy for the weeks to come. */
export function purchaseBlocks(forecast: SalesForecast): Block[] {
  const groups = weekGroups(forecast)
  const sources = recipeSources(forecast)
  const said = purchaseSentences(forecast)
  return [
    ...freshTable(forecast, groups),
    ...dryTable(forecast, groups),
    ...(said.length > 0 ? [{ kind: 'list', items: said } satisfies Block] : []),
    ...(sources.length > 0
      ? [{ kind: 'list', items: sources.map(({ key, value }) => `**${key}**: ${value}`) } satisfies Block]
      : []),
  ]
}
