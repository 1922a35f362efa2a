import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { isClosedIn } from './closed-items.ts'
import { runWords, unitsPerRun } from './deliveries.ts'
import { formatCount as whole } from './figures.ts'
import { isFreshItem, orderOf, usualSpare } from './portions.ts'
import { amountOf, purchaseSentences, recipeSources, toOrder } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { percent } from './sentences.ts'
import { differingGroups, groupWords, type WeekGroup } from './week-groups.ts'

type Bought = SalesForecast['purchases'][number]
type Ingredient = NonNullable<SalesForecast['ingredients']>[number]

/** "Peixada (600 g), Moqueca (400 g)": the owner sees the portion and can correct it. */
function partWords({ items, each, unit }: Ingredient): string {
  if (!each) return items.join(', ')
  // A portion is exact; only what is bought is rounded.
  const portion = (amount: number) =>
    unit === 'g' && amount < 1000 ? `${whole(amount)} g` : amountOf(amount, unit)
  const [first] = each
  // One portion of many items is said once.
  if (first && each.length > 3 && each.every(({ amount }) => amount === first.amount))
    return `${each.length} itens, ${portion(first.amount)} em cada${first.own ? ', a sua porção' : ''}`
  return each
    .map(({ item, amount, own }) =>
      unit === 'un' && amount === 1 ? item : `${item} (${portion(amount)}${own ? ', a sua' : ''})`,
    )
    .join(', ')
}

/** Up to half kilograms and half litres, as they are bought. */
const rounded = (value: number, unit: string) =>
  unit === 'un' || value < 1000 ? value : Math.ceil(value / 500 - 1e-9) * 500

/** The ingredients of the weeks to come; results from before all were kept have those of one more week. */
const seasonOf = ({ season, later }: SalesForecast) => season ?? (later ? [later] : [])

/** The share of a group's forecast that its upper end is bought for: the best week, where a date is unseen. */
const mostOf = ({ unseen = [] }: SalesForecast, { mondays }: WeekGroup) =>
  Math.max(1, ...unseen.flatMap(({ monday, high }) => (mondays.includes(monday) ? [high] : [])))

/** An ingredient of a group of weeks: of what spoils the plan, of what keeps the upper end. */
function groupCell(forecast: SalesForecast, one: Ingredient, group: WeekGroup): string {
  const found = seasonOf(forecast).flatMap(({ monday, ingredients }) =>
    group.mondays.includes(monday) ? ingredients.filter(({ name }) => name === one.name) : [],
  )
  if (found.length === 0) return '—'
  const expected = Math.max(...found.map((line) => line.expected))
  const amount = (value: number) =>
    one.pack === undefined ? amountOf(rounded(value, one.unit), one.unit) : `${Math.ceil(value / one.pack)}`
  if (one.fresh) return amount(orderOf(expected * (group.plan ?? 1), 0, one.spare))
  return amount(
    group.plan === undefined
      ? Math.max(...found.map(({ safe }) => safe))
      : expected * mostOf(forecast, group),
  )
}

/** Items sold as bought, in a group of weeks. */
function unitCell(forecast: SalesForecast, one: Bought, group: WeekGroup): string {
  const weeks = (forecast.items?.find(({ name }) => name === one.name)?.coming ?? []).filter(({ monday }) =>
    group.mondays.includes(monday),
  )
  if (weeks.length === 0) return '—'
  const expected = Math.max(...weeks.map((week) => week.value))
  const say = (units: number) => amountOf(units - 1e-9, 'un')
  if (one.fresh) return say(orderOf(expected * (group.plan ?? 1), one.loss ?? 0, one.spare))
  return say(
    group.plan === undefined
      ? Math.max(...weeks.map(({ high }) => high))
      : expected * mostOf(forecast, group),
  )
}

const closedMark = (forecast: SalesForecast, { mondays }: WeekGroup, names: readonly string[]) =>
  mondays.some((monday) => names.some((name) => isClosedIn(forecast, name, monday))) ? ' (defeso)' : ''

/** Items that spoil and are sold as bought. */
const freshUnits = ({ purchases, ingredients = [] }: SalesForecast) =>
  purchases.filter(({ name, fresh }) => fresh && !ingredients.some(({ items }) => items.includes(name)))

const freshGoods = ({ ingredients = [] }: SalesForecast) =>
  ingredients.filter(({ fresh }) => fresh).toSorted((a, b) => b.expected - a.expected)

const dryGoods = ({ ingredients = [] }: SalesForecast) => ingredients.filter(({ fresh }) => !fresh)

/** "3%", or the owner's own. */
export const spareWords = ({
  purchases,
  ingredients = [],
}: Pick<SalesForecast, 'purchases' | 'ingredients'>) =>
  percent([...ingredients, ...purchases].find(({ spare }) => spare !== undefined)?.spare ?? usualSpare)

/** Whether the list uses a portion that the owner stated. */
const hasOwn = ({ ingredients = [] }: SalesForecast) =>
  ingredients.some(({ each = [] }) => each.some(({ own }) => own))

/** What spoils: bought for the expected sales, by delivery. */
function freshTable(forecast: SalesForecast, group: WeekGroup): Block[] {
  const { runs = [] } = forecast
  const rows = [
    ...freshUnits(forecast).map((one) => {
      const { name, expected, days = [], loss = 0 } = one
      return [
        name,
        `${whole(toOrder(one))} un${closedMark(forecast, group, [name])}`,
        ...unitsPerRun(runs, days, loss, one.spare).map((units) =>
          days.length > 0 ? amountOf(units, 'un') : '—',
        ),
        loss > 0
          ? `servir ${whole(expected)}, supondo ${percent(loss)} que morrem: corrija pela sua corda`
          : 'venda por unidade',
      ]
    }),
    ...freshGoods(forecast).map((one) => [
      one.name,
      `${one.packs ?? amountOf(orderOf(one.expected, 0, one.spare), one.unit)}${closedMark(forecast, group, one.items)}`,
      ...runs.map((_, run) => {
        const amount = one.deliveries?.[run]
        return amount === undefined ? '—' : amountOf(amount, one.unit)
      }),
      partWords(one),
    ]),
  ]
  if (rows.length === 0) return []
  const starred = rows.some((row) => row.some((cell) => cell.endsWith(' (defeso)')))
  return [
    {
      kind: 'table',
      caption: `O que estraga: o esperado e ${spareWords(forecast)} de folga; entre parênteses, a porção${hasOwn(forecast) ? ': a sua, ou a que supomos' : ' que supomos'}${starred ? '; defeso: só com estoque declarado' : ''}`,
      headers: ['Produto', groupWords(group), ...runs.map((run) => `Para ${runWords(run)}`), 'Conta'],
      rows,
    },
  ]
}

/** Goods that keep with a row of their own; the others share a line. */
const mostRows = 12

/** What keeps: bought for the upper end of the range. */
function dryTable(forecast: SalesForecast, group: WeekGroup): Block[] {
  const goods = dryGoods(forecast)
  if (goods.length === 0) return []
  const amount = (one: Ingredient) => one.packs ?? amountOf(one.safe, one.unit)
  const rest = goods.slice(mostRows)
  return [
    {
      kind: 'table',
      caption:
        'O que guarda: pelo alto da faixa, menos o que há em casa; entre parênteses, a medida que supomos',
      headers: ['Produto', groupWords(group), 'Conta'],
      rows: goods.slice(0, mostRows).map((one) => [one.name, amount(one), partWords(one)]),
    },
    ...(rest.length === 0
      ? []
      : [
          {
            kind: 'text',
            text: `Também, por semana: ${joinList(rest.map((one) => `${one.name} (${amount(one)})`))}.`,
          } satisfies Block,
        ]),
  ]
}

/** The same goods in the weeks that differ. */
function laterTable(forecast: SalesForecast, groups: readonly WeekGroup[]): Block[] {
  if (groups.length === 0) return []
  const unitRow = (one: Bought) => [
    one.name,
    ...groups.map((group) => `${unitCell(forecast, one, group)}${closedMark(forecast, group, [one.name])}`),
  ]
  const goodRow = (one: Ingredient) => [
    one.pack === undefined ? one.name : `${one.name}, ${one.packs?.replace(/^[\d.]+ × /, '') ?? one.unit}`,
    ...groups.map(
      (group) =>
        `${groupCell(forecast, one, group)}${closedMark(forecast, group, one.fresh ? one.items : [])}`,
    ),
  ]
  const rows = [...freshUnits(forecast).map(unitRow), ...freshGoods(forecast).map(goodRow)].filter((row) =>
    row.slice(1).some((cell) => cell !== '—'),
  )
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'As semanas que mudam: o que estraga, já pelo número do plano',
      headers: ['Produto', ...groups.map(groupWords)],
      rows,
    },
  ]
}

/** Items named in the line of those without a recipe. */
const mostNamed = 8

/** Items whose goods the list does not hold: said plainly, since a list that looks whole is bought as one. */
function uncountedWords({ title, recipes, purchases, ingredients = [] }: SalesForecast): string[] {
  const sold = new Set(purchases.map(({ name }) => name))
  const none = (recipes?.none ?? []).filter((name) => sold.has(name) && !isFreshItem(name))
  const partly = (recipes?.partly ?? []).filter(({ name }) => sold.has(name))
  const half =
    partly.length === 0
      ? []
      : [
          `**Só em parte na conta:** ${joinList(partly.slice(0, mostNamed).map(({ name, missing }) => `${name} (falta ${joinList(missing)})`))}. Compre à parte o que falta, ou diga quanto leva.`,
        ]
  if (none.length === 0 || ingredients.length === 0) return half
  const more = none.length - mostNamed
  const names = more > 0 ? [...none.slice(0, mostNamed), `mais ${more}`] : none
  return [
    ...half,
    fillChoices(
      `[**Fora desta lista, sem matéria-prima na conta:**|**Esta lista não conta a matéria-prima de:**|**Sem receita conhecida, ficam fora da lista:**] ${joinList(names)}. [Compre pelo que saiu, ou diga quanto leva cada um (“${none[0] ?? ''} leva … g de …”), e entram.|Diga quanto leva cada um (“${none[0] ?? ''} leva … g de …”), e entram; até lá, compre pelo que saiu.|Entram quando você disser o que levam (“${none[0] ?? ''} leva … g de …”); por ora, compre como sempre.]`,
      `${title}|fora`,
    ),
  ]
}

/** What to buy for the weeks to come. */
export function purchaseBlocks(forecast: SalesForecast): Block[] {
  const { first, others } = differingGroups(forecast)
  const sources = recipeSources(forecast)
  const said = [
    ...purchaseSentences(forecast),
    ...uncountedWords(forecast),
    ...(sources === '' ? [] : [sources]),
  ]
  if (!first) return []
  return [
    ...freshTable(forecast, first),
    ...dryTable(forecast, first),
    ...laterTable(forecast, others),
    ...(said.length > 0 ? [{ kind: 'list', items: said } satisfies Block] : []),
  ]
}
