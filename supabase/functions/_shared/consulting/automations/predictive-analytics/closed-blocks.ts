import { addDays } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { type ClosedItem, isClosedIn } from './closed-items.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'

const shortDay = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')

/** Mean of the item's weeks that its closed season touches; null for an item without a forecast. */
export function atStake(
  forecast: SalesForecast,
  { name, price }: ClosedItem,
): { units: number; money: number | null } | null {
  const weeks = (forecast.items?.find((item) => item.name === name)?.coming ?? []).filter(({ monday }) =>
    isClosedIn(forecast, name, monday),
  )
  if (weeks.length === 0) return null
  const units = weeks.reduce((sum, { value }) => sum + value, 0) / weeks.length
  return { units, money: price === undefined ? null : units * price }
}

function stakeWords(forecast: SalesForecast, item: ClosedItem): string {
  const stake = atStake(forecast, item)
  if (!stake) return 'fora da planilha'
  return `${whole(stake.units)} por semana${stake.money === null ? '' : `, ${formatReais(stake.money)}`}`
}

/** "07/01 a 12/01 e 22/01 a 27/01, pela lua" */
function periodWords(periods: readonly ClosedItem[]): string {
  const days = joinList(periods.map(({ from = '', to = '' }) => `${shortDay(from)} a ${shortDay(to)}`))
  return periods.some(({ dated }) => dated === false) ? `${days}, pela lua` : days
}

/** The closed seasons of the weeks to come: what they touch, what is at stake, what to serve instead. */
export function closedSection(forecast: SalesForecast): ReportSection[] {
  const periods = (forecast.closedSeasons ?? []).filter(
    ({ from, to }) => from !== undefined && to !== undefined,
  )
  if (periods.length === 0) return []
  const items = periods.filter((one, index) => periods.findIndex(({ name }) => name === one.name) === index)
  const expected = items.filter(({ dated }) => dated === false).map(({ name }) => name)
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: 'No defeso só se serve estoque declarado ao Ibama antes do início, com nota de origem',
      headers: ['Item', 'Defeso', 'O que está em jogo', 'No lugar'],
      rows: items.map((item) => [
        item.name,
        periodWords(periods.filter(({ name }) => name === item.name)),
        stakeWords(forecast, item),
        joinList(item.instead ?? []) || 'nada parecido no cardápio',
      ]),
    },
    ...(expected.length > 0
      ? [
          {
            kind: 'text',
            text: `Para ${joinList(expected)} a portaria do ano ainda não saiu. Em 2026 cada parada durou seis dias, a contar de uma lua nova ou cheia, e contamos assim: não anuncie para esses dias, nem compre para eles, antes de conferir a portaria.`,
          } satisfies Block,
        ]
      : []),
  ]
  return [{ id: 'defeso', title: 'Defeso: o que pode faltar', blocks }]
}

/** Days before a season on which its dates and papers are asked for. */
const askAhead = 21

/** What to do about each closed season; of one that follows the moon, about its first period. */
export function closedPlan(forecast: SalesForecast, from: string): { on: string; say: string }[] {
  const seasons = new Map<string, ClosedItem[]>()
  const named = new Set<string>()
  for (const item of forecast.closedSeasons ?? []) {
    if (item.from === undefined || named.has(item.name)) continue
    named.add(item.name)
    seasons.set(`${item.from}/${item.season}`, [...(seasons.get(`${item.from}/${item.season}`) ?? []), item])
  }
  return [...seasons.values()].flatMap((items) => {
    const [first] = items
    if (!first?.from) return []
    const names = joinList(items.map(({ name }) => name))
    const ask = addDays(first.from, -askAhead)
    const stopped = joinList(
      items.map((item) => {
        const stake = atStake(forecast, item)
        return stake ? `${item.name} (${whole(stake.units)})` : item.name
      }),
    )
    const instead = joinList(first.instead ?? [])
    const own = forecast.ownDays?.find(({ item }) => items.some(({ name }) => name === item))
    const swap = instead === '' ? '' : `; no lugar, ${instead}`
    const until = first.to === undefined ? '' : ` até ${shortDay(first.to)}`
    const papers = `${first.dated ? '' : 'os dias do defeso e '}a declaração de estoque de ${names}`
    if (first.from <= from)
      return [
        {
          on: from,
          say: `pedir ao fornecedor ${papers}; sem ela, tirar do cardápio e do pedido${until}${swap}`,
        },
      ]
    return [
      {
        on: ask < from ? from : ask,
        say: `[pedir por escrito ao fornecedor|cobrar do fornecedor, por escrito,|ter por escrito, do fornecedor,] ${papers}`,
      },
      {
        on: first.from,
        say: `sem a declaração, tirar do cardápio e do pedido${until}: ${stopped}${swap}${own ? `; nessa semana, “${own.said}” é de ${first.instead?.[0] ?? 'outro prato'}` : ''}`,
      },
    ]
  })
}
