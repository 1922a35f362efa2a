import { expect, test } from 'vitest'
import { monthOfSales, pricePlan } from '../../../../../../../tests/support/price-plans.ts'
import { pricingSections } from '../sections.ts'

const rows = [
  { name: 'Tannat', category: 'Vinhos', price: 32, cost: 10.5, units: 350 },
  { name: 'Chardonnay', category: 'Vinhos', price: 34, cost: 11.5, units: 90 },
  { name: 'Spritz', category: 'Drinks', price: 36, cost: 10, units: 200 },
  { name: 'Bruschetta', category: 'Comidas', price: 34, cost: 8, units: 160 },
]
const weekdays = [2, 3, 4, 5, 6].map((weekday, at) => ({ weekday, units: 100 + 150 * at }))
const planOf = (...wishes: Record<string, unknown>[]) => pricePlan(monthOfSales(rows, weekdays), wishes)
const question = (about: string, text: string, more = {}) => ({ kind: 'question', about, text, ...more })

test('what an offer must sell is what each sale leaves before, by what it leaves after, less one', () => {
  const [answer] =
    planOf(question('breakEven', 'quanto tenho que vender a mais pra promoção se pagar?')).answers ?? []
  const low = answer?.figures.price ?? 0
  expect(answer?.verdict).toContain('Tannat')
  expect(answer?.figures.needed).toBeCloseTo((32 - 10.5) / (low - 10.5) - 1)
})

test('a rise is asked about as before: what it may lose', () => {
  const [answer] = planOf(question('breakEven', 'quanto posso perder de venda?')).answers ?? []
  expect(answer?.verdict).toMatch(/aguenta perder/)
})

test('an item that does not sell has a lowest price to try, and never one below its cost', () => {
  const plan = planOf(
    question('lower', 'tô com chardonnay encalhado, baixo pra quanto?', { item: 'Chardonnay' }),
  )
  const [answer] = plan.answers ?? []
  expect(plan.items.find(({ name }) => name === 'Chardonnay')?.newPrice).toBe(34)
  expect(answer?.figures.price).toBeLessThan(34)
  expect(answer?.figures.price).toBeGreaterThan(11.5)
})

test('what the owner takes off the menu has no new price and no place among those that stay', () => {
  const plan = planOf({ kind: 'dropItem', item: 'Chardonnay' })
  expect(plan.items.map(({ name }) => name)).not.toContain('Chardonnay')
  expect(plan.left).toContainEqual(expect.objectContaining({ name: 'Chardonnay', reason: 'leaves' }))
})

test.each([
  [
    'no discount on some days',
    question('discountLimit', 'sexta sem desconto', { against: true, weekdays: [5] }),
  ],
  ['an offer on weak days', question('dayOffer', 'promoção na terça', { weekdays: [2] })],
])('with %s, no sentence refers to an answer that the report has not', (_, wish) => {
  const sections = pricingSections([planOf(wish)])
  const refers = sections.some(
    ({ id, blocks }) => id !== 'perguntas' && JSON.stringify(blocks).includes('O que você perguntou'),
  )
  expect(!refers || sections.some(({ id }) => id === 'perguntas')).toBe(true)
})
