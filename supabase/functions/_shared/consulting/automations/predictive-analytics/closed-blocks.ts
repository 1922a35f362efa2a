import { shortDay } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { type ClosedItem, stoppedIn } from './closed-items.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'

/** Assumed share of lost sales that the substitute recovers: if staff offer it, and if guests learn at the table. */
const regained = { offered: 0.5, careful: 0.25 } as const

/** Number of affected weeks from which a closed season is reported per week instead of in total. */
const long = 4

/** Units lost to one closed season in the weeks shown; per week if `weekly`. */
export type Stake = { units: number; money: number | null; weekly: boolean }

/** Units lost to one closed season; null if the item has no forecast or no open day is affected. */
export function atStake(forecast: SalesForecast, period: ClosedItem): Stake | null {
  const { units, target = '' } = forecast
  const weeks = units.coming.flatMap(({ monday }) => {
    const stopped = monday < target ? 0 : stoppedIn(forecast, period.name, monday, [period])
    return stopped > 0 ? [stopped] : []
  })
  if (weeks.length === 0) return null
  const weekly = weeks.length >= long
  const lost = weeks.reduce((sum, one) => sum + one, 0) / (weekly ? weeks.length : 1)
  return { units: lost, money: period.price === undefined ? null : lost * period.price, weekly }
}

const stakeWords = ({ units, money, weekly }: Stake) =>
  `${whole(units)}${weekly ? ' por semana' : ''}${money === null ? '' : `, ${formatReais(money)}`}`

/** "07/01 a 12/01 e 22/01 a 27/01, pela lua" */
function periodWords(periods: readonly ClosedItem[]): string {
  const days = joinList(periods.map(({ from = '', to = '' }) => `${shortDay(from)} a ${shortDay(to)}`))
  return periods.some(({ dated }) => dated === false) ? `${days}, pela lua` : days
}

/** Fewest extra dishes worth mentioning. */
const worthSaying = 3

/** Extra substitutes to prepare and the revenue they recover; null without prices or for very few dishes. */
export function regainedWords(forecast: SalesForecast, period: ClosedItem): string | null {
  const stake = atStake(forecast, period)
  const { swap } = period
  if (!stake?.money || swap?.price === undefined) return null
  const back = stake.money * regained.offered
  const more = Math.ceil(back / swap.price)
  return more < worthSaying
    ? null
    : `${whole(more)} ${swap.name} a mais${stake.weekly ? ' por semana' : ''}, ${formatReais(back)} (mau caso, ${formatReais(stake.money * regained.careful)})`
}

/** The closed seasons of the weeks to come: what they touch, what is at stake, what to serve instead. */
export function closedSection(forecast: SalesForecast): ReportSection[] {
  const periods = (forecast.closedSeasons ?? []).filter(
    ({ from, to }) => from !== undefined && to !== undefined,
  )
  if (periods.length === 0) return []
  const items = periods.filter((one, index) => periods.findIndex(({ name }) => name === one.name) === index)
  const expected = items.filter(({ dated }) => dated === false).map(({ name }) => name)
  const rows = items.map((item) => {
    const own = periods.filter(({ name }) => name === item.name)
    const stakes = own.map((period) => atStake(forecast, period))
    const first = own.find((_, index) => stakes[index] !== null)
    const sold = forecast.items?.some(({ name }) => name === item.name)
    return [
      item.name,
      periodWords(own),
      stakes.some((stake) => stake !== null)
        ? stakes.map((stake) => (stake ? stakeWords(stake) : 'nenhum dia aberto')).join('; ')
        : sold
          ? 'nenhum dia aberto'
          : 'fora da planilha',
      joinList(item.instead ?? []) || 'nada parecido no cardápio',
      (first && regainedWords(forecast, first)) ?? '—',
    ]
  })
  const returns = rows.some((row) => row.at(-1) !== '—')
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: 'No defeso só se serve estoque declarado ao Ibama antes do início, com nota de origem',
      headers: ['Item', 'Defeso', 'Deixa de sair', 'No lugar', ...(returns ? ['O que deve voltar'] : [])],
      rows: rows.map((row) => (returns ? row : row.slice(0, -1))),
    },
    ...(returns
      ? [
          {
            kind: 'text',
            text: 'O que deve voltar é suposição: metade da venda, com a troca oferecida no pedido; no mau caso, um quarto. Não está na lista de compras.',
          } satisfies Block,
        ]
      : []),
    ...(expected.length > 0
      ? [
          {
            kind: 'text',
            text: `Para ${joinList(expected)} a portaria do ano ainda não saiu; contamos seis dias desde a lua nova ou cheia, como em 2026. Confira antes de comprar ou anunciar.`,
          } satisfies Block,
        ]
      : []),
  ]
  return [{ id: 'defeso', title: 'Defeso: o que pode faltar', blocks }]
}
