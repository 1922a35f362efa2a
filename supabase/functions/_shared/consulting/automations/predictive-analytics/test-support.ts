/** Invented sales and their forecast, for the tests. Week 0 begins on 5 January 2026. */
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { createForecast } from './engine.ts'

export const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

export const monday = (week: number) =>
  new Date(Date.parse('2026-01-05') + week * 7 * 86_400_000).toISOString().slice(0, 10)

/** A sheet of weekly units; null omits the week, as if the house was closed. */
export function sheet(units: readonly (number | null)[], days = units.map(() => 6)): Sales {
  const weeks = units.flatMap((value, week) =>
    value === null
      ? []
      : [{ monday: monday(week), units: value, revenue: value * 20, days: days[week] ?? 6 }],
  )
  return {
    items: [{ name: 'Caipirinha', category: 'Drinks', units: 1, price: 20, cost: 5 }],
    period: { from: monday(0), to: monday(units.length) },
    weeks,
    itemWeeks: [{ name: 'Caipirinha', units: weeks.map(({ units: value }) => value) }],
    weekdays: [],
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
}

export function forecastOf(sales: Sales, wishes: Wish[] = [], house = context.house) {
  const [result] = createForecast(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    { ...context, house, sheet: { wishes, unread: [] } },
  )
  if (!result) throw new Error('no forecast')
  return result.content
}

export const weeks = (count: number, value: (week: number) => number) =>
  Array.from({ length: count }, (_, week) => value(week))
