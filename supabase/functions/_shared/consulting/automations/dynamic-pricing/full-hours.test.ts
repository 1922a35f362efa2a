/** Full days, steps, packs and superlatives: each is recomputed here from price, cost and units. */
import { describe, expect, test } from 'vitest'
import { monthOfSales, pricePlan } from '../../../../../../tests/support/price-plans.ts'
import { losesWhenFull } from './full-hours.ts'
import type { PricedItemPlan } from './schema.ts'

const dish = (name: string, price: number, cost: number, units: number) => ({
  name,
  category: 'Tapiocas',
  price,
  cost,
  units,
})
const items = [
  dish('Tapioca de coco', 9, 2.5, 400),
  dish('Tapioca de queijo', 11, 3.5, 300),
  dish('Tapioca de charque', 16, 5, 150),
  { name: 'Suco de cajá', category: 'Bebidas', price: 8, cost: 2.2, units: 350 },
]
const kept = items.map(({ name, price }) => ({ kind: 'keepPrice', item: name, price }))
const ask = (about: string, fields: Record<string, unknown> = {}, ...more: Record<string, unknown>[]) =>
  pricePlan(monthOfSales(items), [...more, { kind: 'question', about, ...fields }]).answers?.find(
    (one) => one.about === about,
  )

describe('a pack at one price for whatever is chosen', () => {
  const parts = [
    { item: 'Tapiocas', count: 2 },
    { item: 'Suco de cajá', count: 1 },
  ]
  test.each([20, 28, 34, 45])('is judged for each choice at R$ %d', (price) => {
    const found = ask('bundle', { parts, price }, ...kept)
    const mixes = items
      .slice(0, 3)
      .map((one) => ({ ...one, apart: 2 * one.price + 8, left: price - 2 * one.cost - 2.2 }))
    expect(found?.table?.rows).toHaveLength(3)
    expect(found?.figures.least).toBeCloseTo(Math.min(...mixes.map(({ left }) => left)))
    expect(found?.figures.real).toBe(mixes.filter(({ apart, left }) => price < apart && left > 0).length)
  })
})

test.each<[string, string, boolean]>([
  ['Qual tapioca deixa mais por unidade?', 'Tapioca de charque', false],
  ['Qual tapioca dá mais lucro no mês?', 'Tapioca de coco', false],
  ['Qual tapioca deixa menos por venda?', 'Tapioca de coco', true],
  ['Qual tapioca vende menos?', 'Tapioca de charque', true],
])('answers “%s” by its own measure', (text, name, isLeast) => {
  const found = ask(isLeast ? 'weakest' : 'topEarner', { item: 'Tapiocas', text })
  expect(found?.verdict).toContain(name)
  expect(found?.table?.rows[0]?.[0]).toBe(name)
})

const lower = { name: 'Coco', action: 'lower', price: 10, newPrice: 9, cost: 4, units: 100, profit: 600 }
test.each([
  [0, 640, false],
  [0.2, 640, false],
  [0.5, 640, true],
  [1, 640, true],
])(
  'a lower price with %d of the sales on full days and R$ %d in all loses: %s',
  (share, newProfit, loses) => {
    expect(losesWhenFull({ ...lower, newProfit } as PricedItemPlan, share)).toBe(loses)
  },
)

test('an owner who fears for the regulars gets at most four changes in a step, and eight in all', () => {
  const many = Array.from({ length: 14 }, (_, at) => ({
    name: `Prato ${'abcdefghijklmn'[at]}`,
    category: `Seção ${at % 5}`,
    price: 20 + at,
    cost: 12 + at * 0.8,
    units: 200,
  }))
  const plan = pricePlan(monthOfSales(many), [
    { kind: 'question', about: 'gentle' },
    { kind: 'question', about: 'startsOn', from: '2027-01-11' },
  ])
  const moved = plan.items.filter(({ change }) => change !== 0)
  expect(moved.length).toBeGreaterThan(4)
  expect(moved.length).toBeLessThanOrEqual(8)
  expect(moved.filter(({ wave }) => wave !== 2).length).toBeLessThanOrEqual(4)
})
