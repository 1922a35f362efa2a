import { shortDay } from '../../base/calendar.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'
import { nameOf, targetOf, weekdaySentence } from './sentences.ts'
import { scaleOf, staffOf } from './staff.ts'

/** Maximum number of items with their own column. */
const shown = 2

/** The week by its days, with the items of the owner's days and the best sellers beside the total. */
export function daySection(forecast: SalesForecast): ReportSection[] {
  const sentence = weekdaySentence(forecast)
  if (sentence === null) return []
  const { weekdays, purchases, ownDays = [] } = forecast
  const priced = weekdays.every(({ revenue }) => revenue !== undefined)
  const isOwn = (name: string) => ownDays.some(({ item }) => item === name)
  const items = purchases
    .filter(({ days = [] }) => days.length > 0)
    .toSorted((a, b) => Number(isOwn(b.name)) - Number(isOwn(a.name)))
    .slice(0, shown)
  const people = new Map(staffOf(forecast).map((day) => [day.weekday, day.people]))
  const table: Block = {
    kind: 'table',
    caption: `${priced ? 'Receita esperada' : 'Unidades esperadas'} por dia na semana de ${shortDay(targetOf(forecast)?.monday ?? '')}; “Equipe”: ${forecast.team === undefined ? `quantos pôr onde um dia médio pede ${scaleOf(forecast)}` : `quantos pôr, dos ${forecast.team}`}`,
    headers: ['Dia', priced ? 'Receita' : 'Esperado', 'Equipe', ...items.map(({ name }) => name)],
    rows: weekdays.map(({ weekday, units, revenue }) => [
      nameOf(weekday),
      revenue === undefined ? whole(units) : formatReais(revenue),
      String(people.get(weekday) ?? '—'),
      ...items.map(({ days = [] }) => whole(days.find((day) => day.weekday === weekday)?.units ?? 0)),
    ]),
    numeric: [1, 2, ...items.map((_, index) => index + 3)],
  }
  return [
    {
      id: 'dias',
      title: 'A semana por dia',
      blocks: [table, { kind: 'text', text: sentence }],
    },
  ]
}
