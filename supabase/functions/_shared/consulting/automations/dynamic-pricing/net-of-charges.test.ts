/** Taxes and fees, reactions and falls: figures computed again from the sheet. */
import { expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import type { Wish } from '../../base/request/wish.ts'
import { readSales } from '../../documents/read-sales.ts'
import { createPricing } from './engine.ts'

const dated = (day: string) => day.split('-').toReversed().join('/')
const weeks = Array.from({ length: 52 }, (_, at) => addDays('2025-12-01', 7 * at))
/** Weekly rows: the stew rose in March and fell in September at the same price, the beer stayed. */
const rows = weeks.flatMap((monday, at) => {
  const stew = at < 13 ? 30 : 34
  const sold = at < 13 ? 100 : at < 40 ? 92 : 74
  const wave = [0, 2, -1, 1][at % 4] ?? 0
  return [
    [dated(monday), 'Rabada', String(sold + wave), `${stew},00`, '12,00'],
    [dated(monday), 'Chope escuro', String(200 + 2 * wave), '16,00', '5,00'],
    [dated(monday), 'Mandioca frita', String(80 - wave), '24,00', '6,00'],
  ]
})
const { sales } = readSales([['Semana', 'Produto', 'Quantidade', 'Preço', 'Custo'], ...rows])

function planWith(wishes: object[]) {
  const [result] = createPricing(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    {
      today: '2026-11-30',
      restaurant: { name: 'Casa da Serra', city: 'Guaramiranga', type: 'bar' },
      ...unknownHouse,
      sheet: {
        wishes: wishes.map(
          (one) => ({ kind: 'question', text: JSON.stringify(one), origin: 'request', ...one }) as Wish,
        ),
        unread: [],
      },
    },
  )
  if (!result) throw new Error('no plan')
  return result.content
}

test('every profit is net of the charges that the owner names', () => {
  const [gross, net] = [planWith([]), planWith([{ about: 'saleCharges', percent: 10, what: 'imposto' }])]
  for (const item of net.items) {
    const before = gross.items.find(({ name }) => name === item.name)
    const expected = item.units * (item.price * 0.9 - item.cost)
    expect(Math.abs(item.profit - expected)).toBeLessThan(1)
    expect(item.price).toBe(before?.price)
    expect(item.profit).toBeLessThan(before?.profit ?? 0)
  }
  expect(net.answers?.[0]?.verdict).toContain('10%')
  const combo = planWith([
    { about: 'saleCharges', percent: 10, what: 'imposto' },
    {
      about: 'bundle',
      parts: [
        { item: 'Rabada', count: 1 },
        { item: 'Chope escuro', count: 1 },
      ],
      percent: 10,
    },
  ]).answers?.find(({ about }) => about === 'bundle')?.figures
  expect(combo?.left).toBeCloseTo((combo?.price ?? 0) * 0.9 - 17, 1)
})

test('a fall at the same price is told apart from the rise before it, and its price stays', () => {
  const plan = planWith([{ about: 'whyFell', item: 'Rabada', from: weeks[40] }])
  const answer = plan.answers?.find(({ about }) => about === 'whyFell')
  expect(answer?.verdict).toMatch(/^Não é o preço/)
  expect(answer?.figures.fell).toBeCloseTo(74 / 92 - 1, 1)
  const stew = plan.items.find(({ name }) => name === 'Rabada')
  expect(stew?.newPrice).toBe(34)
  // The rise itself is measured up to the fall.
  expect(plan.seen?.find(({ name }) => name === 'Rabada')?.unitsAfter).toBeGreaterThan(90)
})

test('reactions are told of what changed, and of nothing else', () => {
  const answer = planWith([{ about: 'reactions' }]).answers?.[0]
  const rows = new Map((answer?.table?.rows ?? []).map(([name = '', ...rest]) => [name, rest]))
  expect(rows.get('Chope escuro')?.at(-1)).toBe('não dá para medir')
  expect(rows.get('Rabada')?.[1]).toMatch(/^−/)
})

test('one table holds every item with its gain', () => {
  const plan = planWith([{ about: 'priceTable' }])
  const rows = plan.answers?.[0]?.table?.rows ?? []
  expect(rows.map(([name]) => name)).toEqual([...plan.items.map(({ name }) => name), 'Soma'])
})
