import type { HouseRows } from '@consulting/base/house/from-rows.ts'
import { expect, test } from 'vitest'
import { completeShare, gapsOf } from './completeness'
import { menuRow } from './test-house'

const empty: HouseRows = { house_settings: null, menu_items: [], ingredient_prices: [], competitors: [] }

test('an empty house lacks its menu first', () => {
  expect(gapsOf(empty)[0]).toMatchObject({ text: 'o cardápio', tab: 'cardapio' })
  expect(completeShare(gapsOf(empty))).toBeCloseTo(0, 9)
})

test('active items without cost are counted, those off the menu are not', () => {
  const rows = {
    ...empty,
    menu_items: [
      menuRow('a', { price: 1 }),
      menuRow('b', { price: 1 }),
      menuRow('c', { price: 1, active: false }),
    ],
  }
  expect(gapsOf(rows)).toContainEqual({ text: '2 itens sem custo', tab: 'cardapio', missing: 'custo' })
  expect(completeShare(gapsOf(rows))).toBeCloseTo(2 / 7, 9)
})

test('a house with every part has no gaps', () => {
  const rows: HouseRows = {
    house_settings: {
      equipment: ['Coqueteleira'],
      glassware: [],
      techniques: [],
      opening: { '1': null },
      seats: null,
      neighbourhood: null,
      price_ceiling: null,
      price_floor: null,
      restrictions: [],
    },
    menu_items: [menuRow('a', { price: 10, cost: 3 })],
    ingredient_prices: [{ name: 'x', price: 1, amount: 1, unit: 'kg', noted_on: '2026-11-01' }],
    competitors: [{ id: 'c', name: 'Vizinho', competitor_prices: [] }],
  }
  expect(gapsOf(rows)).toEqual([])
  expect(completeShare([])).toBe(1)
})
