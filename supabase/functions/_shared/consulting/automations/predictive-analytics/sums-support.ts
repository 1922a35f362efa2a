/** Random houses with sheets by day, for the tests of sums: open from 8h to 18h, closed on Mondays, fuller on every 10th. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import { type House, houseSchema } from '../../base/house/house.ts'
import type { Wish } from '../../base/request/wish.ts'
import { readSales } from '../../documents/read-sales.ts'
import type { Sales } from '../../documents/sales.ts'
import { createForecast } from './engine.ts'

const today = '2026-11-30'
const first = '2026-01-06'
const dated = (day: string) => day.split('-').toReversed().join('/')

/** What a house sells, by a seed. */
export function salesOf(seed: number): Sales {
  let state = seed
  const chance = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const goods = [
    { name: 'Sanduíche de pernil', price: 18, cost: 7, usual: 30 + Math.floor(20 * chance()) },
    { name: 'Tapioca de coco', price: 12, cost: 4, usual: 12 + Math.floor(10 * chance()) },
    { name: 'Cerveja 600 ml', price: 13, cost: 8, usual: 15 + Math.floor(10 * chance()) },
    { name: 'Refrigerante lata', price: 6, cost: 3, usual: 15 + Math.floor(10 * chance()) },
  ]
  const weight = [1.2, 0, 0.8, 0.9, 1, 1.3, 1.4]
  const rows: string[][] = []
  for (let day = first; day < today; day = addDays(day, 1)) {
    const factor = (weight[weekdayOf(day)] ?? 0) * (day.endsWith('-10') ? 1.6 : 1)
    for (const { name, price, cost, usual } of goods) {
      const units = Math.round(usual * factor * (1 + 0.08 * (2 * chance() - 1)))
      if (units > 0) rows.push([dated(day), name, String(units), `${price},00`, `${cost},00`])
    }
  }
  return readSales([['Data', 'Produto', 'Quantidade', 'Preço', 'Custo'], ...rows]).sales
}

/** The house that sells it. */
export const houseOf = ({ items }: Sales): House =>
  houseSchema.parse({
    menu: items.map(({ name, price, cost }) => ({ section: 'Casa', name, price, cost })),
    settings: {
      opening: Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6].map((day) => [String(day), day === 1 ? null : { from: '08:00', to: '18:00' }]),
      ),
    },
  })

/** The report on such a house with some wishes. */
export function answersOf(sales: Sales, house: House, wishes: readonly Wish[]) {
  const [result] = createForecast(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    {
      today,
      restaurant: { name: 'Lanchonete do Porto', city: 'Fortaleza', type: 'casual_dining' },
      ...unknownHouse,
      house,
      sheet: { wishes: [...wishes], unread: [] },
    },
  )
  if (!result) throw new Error('no forecast')
  return result.content
}
