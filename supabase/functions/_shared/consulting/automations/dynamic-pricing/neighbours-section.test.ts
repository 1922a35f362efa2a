import { expect, test } from 'vitest'
import { neighbourSection } from './neighbours-section.ts'
import type { PricedItemPlan } from './schema.ts'

const item = (name: string, price: number, newPrice: number, ...others: number[]): PricedItemPlan => ({
  name,
  category: null,
  drink: false,
  units: 100,
  cost: 3,
  price,
  elasticity: -1.2,
  newPrice,
  change: newPrice / price - 1,
  profit: 0,
  newProfit: 0,
  action: newPrice > price ? 'raise' : 'keep',
  ...(others.length > 0 && { neighbours: others.map((one, at) => ({ at: `Casa ${at + 1}`, price: one })) }),
})
const rowsOf = (...items: PricedItemPlan[]) =>
  neighbourSection({ items }).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.at(-1)) : [])),
  )

test('says where each price stands, and draws nothing from a single one', () => {
  expect(
    rowsOf(
      item('A', 20, 22, 21, 25),
      item('B', 30, 30, 25, 28),
      item('C', 10, 10, 11, 12),
      item('D', 10, 11, 10),
      item('E', 9, 9, 9, 9),
    ),
  ).toEqual([
    'Entre eles',
    'O mais caro: 7% acima de Casa 2',
    'O mais barato: 9% abaixo de Casa 1',
    '10% acima; um preço só não é mercado',
    'O preço de todos',
  ])
})

test('is missing where no competitor has an item of the house', () => {
  expect(neighbourSection({ items: [item('A', 20, 20)] })).toEqual([])
})
