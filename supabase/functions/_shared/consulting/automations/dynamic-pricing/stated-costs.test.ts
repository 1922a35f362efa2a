import { expect, test } from 'vitest'
import { wishSchema } from '../../base/request/wish.ts'
import { withStatedCosts } from './stated-costs.ts'

const item = (name: string, cost: number) => ({
  name,
  category: null,
  units: 10,
  price: 40,
  cost,
  onMenu: null,
})
const sheet = (wish: Record<string, unknown>) => ({
  wishes: [wishSchema.parse({ kind: 'costNow', text: 'dito', ...wish })],
  unread: [],
})

test('raises the cost of every item with the ingredient', () => {
  const { items } = withStatedCosts(
    [item('Camarão ao alho', 20), item('Risoto de camarão', 10), item('Pudim', 4)],
    sheet({ item: 'camarão', percent: 10 }),
    '2026-11-21',
  )
  expect(items.map(({ cost }) => cost)).toEqual([22, 11, 4])
})

test('gives a stated price to the one item whose cost is nearest', () => {
  const { items } = withStatedCosts(
    [item('Cerveja 600 ml', 7.5), item('Cerveja especial 600 ml', 10)],
    sheet({ item: 'cerveja', price: 7.8 }),
    '2026-11-21',
  )
  expect(items.map(({ cost }) => cost)).toEqual([7.8, 10])
})

test('changes nothing for an item that the sheet does not hold', () => {
  expect(
    withStatedCosts([item('Pudim', 4)], sheet({ item: 'polvo', percent: 10 }), '2026-11-21').stated,
  ).toEqual([])
})

test.each([
  ['adds the rise of an ingredient that is a part of the cost', { was: 2, price: 3 }, 9],
  ['takes the new cost where the old one is of the whole', { was: 8, price: 9.5 }, 9.5],
  ['raises no cost twice that the sheet has already', { was: 5, price: 8 }, 8],
])('%s', (_, told, cost) => {
  const { items, stated } = withStatedCosts(
    [item('Tapioca', 8)],
    sheet({ item: 'tapioca', ...told }),
    '2026-11-21',
  )
  expect(items[0]?.cost).toBe(cost)
  const [change] = stated[0]?.changes ?? []
  expect((change?.to ?? 0) - (change?.from ?? 0)).toBeCloseTo(told.price - told.was)
})
