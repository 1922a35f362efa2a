/** What holds from a day on: a cost, the new prices, a happy hour. */

import { expect, test } from 'vitest'
import { monthOfSales, pricePlan } from '../../../../../../tests/support/price-plans.ts'
import { endsAs } from '../../base/pricing/endings.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { pricingSections } from './sections.ts'

const rows = [
  { name: 'Isca de teste', category: 'Petiscos', price: 44.9, cost: 16, units: 300 },
  { name: 'Caldo de teste', category: 'Petiscos', price: 14.9, cost: 4, units: 500 },
  { name: 'Chope de teste', category: 'Chope', price: 11.9, cost: 4.4, units: 2000 },
  { name: 'Caipirinha de limão', category: 'Drinks', price: 22.9, cost: 5.4, units: 300 },
  { name: 'Caipirinha de caju', category: 'Drinks', price: 24.9, cost: 6.2, units: 200 },
]

const sales = monthOfSales(
  rows,
  [1, 2, 3, 4, 5, 6, 0].map((weekday, at) => ({ weekday, units: 200 + 150 * at })),
)
const planOf = (...wishes: Record<string, unknown>[]) => pricePlan(sales, wishes)

const dearer = { kind: 'costNow', item: 'Isca de teste', price: 18, was: 16 }

test('a cost that rises soon counts already, and says from when', () => {
  const plan = planOf({ ...dearer, from: '2026-12-01' })
  expect(plan.items.find(({ name }) => name === 'Isca de teste')?.cost).toBe(18)
  expect(plan.costs?.[0]?.text).toMatch(/^O custo muda em 01\/12: .*tira R\$ 600 por mês/)
})

test('a cost that rises much later leaves the prices of today alone', () => {
  const plan = planOf({ ...dearer, from: '2027-06-01' })
  expect(plan.items.find(({ name }) => name === 'Isca de teste')?.cost).toBe(16)
  expect(plan.costs?.[0]?.text).toMatch(/^Em 01\/06 o custo muda/)
})

test('whether to pass a cost on is answered with the price that leaves the same', () => {
  const plan = planOf(
    { ...dearer, from: '2026-12-01' },
    { kind: 'question', about: 'passOn', item: 'Isca de teste', price: 18, from: '2026-12-01' },
  )
  const [answer] = plan.answers ?? []
  expect(answer?.figures).toMatchObject({ from: 16, to: 18, lost: 600, same: 46.9 })
  expect(answer?.table?.rows.map(([price]) => price)).toContain('R$ 46,90')
})

test('a cost that the owner says has risen is passed on where the rise gains at all, and the answer says how much', () => {
  const before = planOf()
  const plan = planOf({ kind: 'costNow', item: 'Isca de teste', price: 19 })
  const isca = (of: typeof plan) => of.items.find(({ name }) => name === 'Isca de teste')
  expect(isca(before)?.newPrice).toBe(44.9)
  expect(isca(plan)?.newPrice).toBeGreaterThan(44.9)
  expect(plan.costs?.[0]?.text).toMatch(
    /tira R\$ 900 por mês\. Repasse: a R\$ \d\d,90, a conta espera recuperar/,
  )
})

test('a price that waits for a day stays, and says what it becomes on that day', () => {
  const plan = planOf({ kind: 'keepPrice', item: 'Chope de teste', from: '2027-01-01' })
  const chope = plan.items.find(({ name }) => name === 'Chope de teste')
  expect(chope?.newPrice).toBe(11.9)
  expect(chope?.why).toBe('Como você pediu, até 01/01; nesse dia, R$ 12,90.')
  expect(toMarkdown(plan.title, pricingSections([plan]))).toContain('Em 01/01: Chope de teste a R$ 12,90')
})

test('no price changes before the day that the owner gives, in any sentence', () => {
  const cap = { kind: 'price', item: 'Caldo de teste', max: 12.9 }
  const plan = planOf(cap, { kind: 'question', about: 'startsOn', from: '2027-01-05' })
  expect(plan.watch?.from).toBe('2027-01-05')
  const report = toMarkdown(plan.title, pricingSections([plan]))
  expect(report).toContain('na terça-feira, 05/01')
  expect(report).not.toMatch(/segunda-feira/)
})

test('a happy hour keeps the ending, the limit and the items of the owner, on the days of the owner', () => {
  const plan = planOf(
    { kind: 'ending', ends: 'ninety' },
    { kind: 'capPrice', item: 'todos os itens' },
    { kind: 'hours', what: 'happy hour', start: 17, end: 19, weekdays: [1, 2] },
    { kind: 'question', about: 'discountLimit', percent: 20, item: 'Drinks', other: 'Chope' },
  )
  const { items = [], weekdays } = plan.happyHour ?? {}
  expect(weekdays).toEqual([1, 2])
  expect(items.map(({ name, low }) => [name, low])).toEqual([
    ['Caipirinha de caju', 20.9],
    ['Caipirinha de limão', 18.9],
  ])
  for (const { price, low } of items) {
    expect(endsAs(low, 'ninety')).toBe(true)
    expect(low).toBeGreaterThanOrEqual(price * 0.8 - 1e-9)
  }
  // No other price of the days breaks the ending.
  expect(plan.weekdays.every(({ change }) => change === 0)).toBe(true)
})

test('what each rise may lose is told where none is proposed, too', () => {
  const [answer] =
    planOf({ kind: 'capPrice', item: 'todos os itens', percent: 7 }, { kind: 'question', about: 'breakEven' })
      .answers ?? []
  expect(answer?.table?.rows.length).toBeGreaterThan(0)
})

test('a limit below the next price is the reason, and not today’s price', () => {
  const plan = planOf({ kind: 'capPrice', item: 'Caldo de teste', percent: 5 })
  expect(plan.items.find(({ name }) => name === 'Caldo de teste')?.why).toBe(
    'O seu limite vai a R$ 15,65, e o próximo preço terminado em ,90 é R$ 15,90.',
  )
})

test('what a named rise may lose is told at the menu price nearest to it', () => {
  const [answer] =
    planOf({ kind: 'question', about: 'breakEven', item: 'Caldo de teste', percent: 7 }).answers ?? []
  expect(answer?.figures.price).toBeCloseTo(15.9)
  expect(answer?.verdict).toMatch(/^De R\$ 14,90 para R\$ 15,90/)
})
