/** "Qual pizza me deixa menos?", "as três bebidas que mais saem no sábado": a measure, a group, a direction and a period. */
import { everyWeek } from '../../../base/calendar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import type { RankMeasure } from '../../../base/request/question-subjects.ts'
import { inReais } from '../amounts.ts'
import { type Answer, type Asking, percent, type Question, type Sold, soldFor, whole } from './asking.ts'
import { unitsOn } from './day-units.ts'

const weeksOfMonth = 30 / 7
const usual = 3
const mostRows = 20

type Ranked = Sold & { month: number }

const measures: Readonly<
  Record<RankMeasure, { of: (item: Ranked) => number; words: (item: Ranked, per: string) => string }>
> = {
  units: { of: ({ month }) => month, words: ({ month }, per) => `${whole(month)} ${per}` },
  sales: {
    of: (item) => item.month * paidOf(item),
    words: (item, per) => `fatura ${inReais(item.month * paidOf(item))} ${per}`,
  },
  margin: {
    of: ({ month, margin }) => month * margin,
    words: ({ month, margin }, per) => `deixa ${inReais(month * margin)} ${per}`,
  },
  each: { of: ({ margin }) => margin, words: ({ margin }) => `deixa ${formatBrl(margin)} cada` },
  cost: {
    of: ({ cost, price }) => cost / price,
    words: ({ cost, price }) => `o custo leva ${percent(cost / price)} do preço`,
  },
}

/** The other measure that an owner who asks for one should see beside it. */
const beside: Readonly<Record<RankMeasure, RankMeasure>> = {
  units: 'margin',
  sales: 'margin',
  margin: 'each',
  each: 'margin',
  cost: 'each',
}

const asWords: Readonly<Record<RankMeasure, string>> = {
  units: 'Em saída',
  sales: 'Em venda',
  margin: 'Em dinheiro no total',
  each: 'Por unidade',
  cost: 'Pelo custo',
}

/** The first of a group by the owner's measure, the first by the other one, and all of them in a table. */
export function ranking(question: Question, asking: Asking): Answer | null {
  const { by = 'margin', rank = 'most', weekdays = [], count = usual } = question
  const onDays = (item: Sold) => (weekdays.length === 0 ? null : unitsOn(item, weekdays, asking))
  const items = soldFor(question, asking).map((item): Ranked => {
    const known = onDays(item)
    return { ...item, month: known === null ? item.units * asking.monthly : known * weeksOfMonth }
  })
  const isByDay = weekdays.length > 0 && items.some((item) => onDays(item) !== null)
  const isUnknown = weekdays.length > 0 && !isByDay
  const per = isByDay ? `por mês ${everyWeek(weekdays)}` : asking.per
  const sorted = (one: RankMeasure) =>
    items.toSorted((a, b) => (measures[one].of(a) - measures[one].of(b)) * (rank === 'most' ? -1 : 1))
  const first = sorted(by)
  const [top] = first
  if (!top) return null
  const words = (one: RankMeasure, item: Ranked) => `${item.name} (${measures[one].words(item, per)})`
  const more = first.slice(1, count)
  const other = sorted(beside[by]).slice(0, 2)
  const gone = first.slice(0, count).filter(({ move }) => move === 'remove')
  return {
    verdict: `${top.name}: ${measures[by].words(top, per)}${more.length === 0 ? '' : `; depois ${joinList(more.map((item) => words(by, item)))}`}.`,
    texts: [
      ...(isUnknown ? ['A planilha não separa os dias: a conta é de todos eles.'] : []),
      items.length < 2
        ? ''
        : other[0]?.name === top.name
          ? `${asWords[beside[by]]} é também ${words(beside[by], top)}.`
          : `${asWords[beside[by]]}, ${other.length === 1 ? 'é' : 'são'} ${joinList(other.map((item) => words(beside[by], item)))}.`,
      ...(gone.length > 0
        ? [`Neste plano ${gone.length === 1 ? 'sai' : 'saem'} ${joinList(gone.map(({ name }) => name))}.`]
        : []),
    ].filter((text) => text !== ''),
    ...(items.length > 2 && {
      table: {
        caption: `${rank === 'most' ? 'Do que mais' : 'Do que menos'}, item a item${isByDay ? `, ${everyWeek(weekdays)}` : ''}`,
        headers: ['Item', `Saem ${asking.per}`, 'Deixa cada', `Deixa ${asking.per}`, 'Custo do preço'],
        rows: first
          .slice(0, mostRows)
          .map((item) => [
            item.name,
            formatNumber(Math.round(item.month)),
            formatBrl(item.margin),
            inReais(item.month * item.margin),
            percent(item.cost / item.price),
          ]),
        numeric: [1, 2, 3, 4],
      },
    }),
  }
}
