/** An invented house of seafood, open from Thursday to Sunday, for the tests. */
import { addDays } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import type { Block } from '../../report/blocks.ts'
import { createForecast } from './engine.ts'
import { forecastSections } from './sections.ts'

const start = '2026-01-05'
const length = 45
/** Units by weekday from Sunday on: everything but the crab is weakest on Thursday. */
const shares = { crab: [20, 0, 0, 0, 40, 20, 20], others: [30, 0, 0, 0, 10, 25, 35] }
const dishes: Readonly<Record<string, { units: number; price: number; days: readonly number[] }>> = {
  'Caranguejo toc-toc (un)': { units: 400, price: 14, days: shares.crab },
  'Heineken 600 ml': { units: 250, price: 22, days: shares.others },
  'Peixada cearense': { units: 70, price: 148, days: shares.others },
  'Camarão ao alho e óleo': { units: 80, price: 78, days: shares.others },
}

/** Forty-five weeks from Thursday to Sunday, January a fifth above the rest. */
function salesOf(level: (week: number) => number): Sales {
  const weeks = Array.from({ length }, (_, week) => week)
  const entries = Object.entries(dishes)
  const money = entries.reduce((sum, [, { units, price }]) => sum + units * price, 0)
  const all = entries.reduce((sum, [, { units }]) => sum + units, 0)
  return {
    items: entries.map(([name, { price }]) => ({ name, category: null, units: 1, price, cost: null })),
    period: { from: start, to: addDays(start, 7 * length - 1) },
    weeks: weeks.map((week) => ({
      monday: addDays(start, 7 * week),
      units: all * level(week),
      revenue: money * level(week),
      days: 4,
    })),
    itemWeeks: entries.map(([name, { units, days }]) => ({
      name,
      units: weeks.map((week) => units * level(week)),
      weekdays: [...days],
    })),
    weekdays: [4, 5, 6, 0].map((weekday) => ({
      weekday,
      units: entries.reduce((sum, [, { units, days }]) => sum + units * (days[weekday] ?? 0), 0),
      revenue: entries.reduce(
        (sum, [, { units, days, price }]) => sum + units * price * (days[weekday] ?? 0),
        0,
      ),
      days: length,
    })),
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
}

/** The forecast of that house, asked for on 22 November 2026. */
export function forecastOf(context: string, wishes: Wish[] = [], level = (_: number) => 1) {
  const [result] = createForecast(
    {
      sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales: salesOf(level) },
      context,
    },
    {
      today: '2026-11-22',
      restaurant: { name: 'Mar', city: 'Fortaleza', type: 'casual_dining' },
      ...unknownHouse,
      sheet: { wishes, unread: [] },
    },
  )
  if (!result) throw new Error('no forecast')
  return result.content
}

export const rowsOf = (blocks: readonly Block[], caption: RegExp) =>
  blocks.flatMap((block) => (block.kind === 'table' && caption.test(block.caption) ? block.rows : []))
export const blocksOf = (forecast: ReturnType<typeof forecastOf>) =>
  forecastSections([forecast]).flatMap(({ blocks }) => [...blocks])
