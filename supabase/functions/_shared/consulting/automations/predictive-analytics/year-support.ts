/** Sheets of a year of days, and the reports on them. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import { houseSchema } from '../../base/house/house.ts'
import { readSales } from '../../documents/read-sales.ts'
import { understand } from '../../understanding/understand.ts'
import { createForecast } from './engine.ts'

const first = '2025-12-01'
const today = '2026-11-30'

/** A repeatable chance of each house. */
const chanceOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export type Day = { day: string; weekday: number; sold: number }

/** A year of days: each weekday's usual sales, what some days make of them, and the days on which the house was closed. */
export function yearOf(
  usual: readonly number[],
  {
    seed = 7,
    noise = 0.04,
    times = () => 1,
    closed = () => false,
    until = '2026-11-29',
  }: {
    seed?: number
    noise?: number
    times?: (day: string) => number
    closed?: (day: string) => boolean
    until?: string
  } = {},
): Day[] {
  const chance = chanceOf(seed)
  const days: Day[] = []
  for (let day = first; day <= until; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    const sold = (usual[weekday] ?? 0) * times(day) * (1 + noise * (2 * chance() - 1))
    if (sold > 0 && !closed(day)) days.push({ day, weekday, sold: Math.round(sold) })
  }
  return days
}

const dated = (day: string) => day.split('-').toReversed().join('/')

/** What a day sells. */
export type Sold = (day: Day) => { name: string; units: number; price: number }[]
const meals: Sold = ({ sold }) => [{ name: 'Almoço completo', units: sold, price: 20 }]

/** The report on such a year, with what the owner writes. */
export function reportOn(days: readonly Day[], text = '', sold: Sold = meals) {
  const rows = days.flatMap((one) =>
    sold(one).map(({ name, units, price }) => [
      dated(one.day),
      name,
      String(units),
      price.toFixed(2).replace('.', ','),
    ]),
  )
  const { sales } = readSales([['Data', 'Produto', 'Quantidade', 'Preço'], ...rows])
  const file = { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales }
  const answers = { sales_data: file, context: text }
  const context: EngineContext = {
    today,
    restaurant: { name: 'Cantina da Estação', city: 'Fortaleza', type: 'casual_dining' },
    ...unknownHouse,
  }
  const sheet = understand('predictive_analytics', { answers, house: houseSchema.parse({ menu: [] }), today })
  const [result] = createForecast(answers, { ...context, sheet })
  if (!result) throw new Error('no forecast')
  return result.content
}
