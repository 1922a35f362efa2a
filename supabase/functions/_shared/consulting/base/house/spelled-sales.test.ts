import { expect, test } from 'vitest'
import type { Sales } from '../../documents/sales.ts'
import { spelledSales } from './spelled-sales.ts'

const sheet = (names: readonly string[]): Sales => ({
  items: names.map((name) => ({ name, category: null, units: 1, price: 1, cost: 1 })),
  period: null,
  weeks: [],
  itemWeeks: names.map((name) => ({ name, units: [] })),
  weekdays: [],
  dayParts: [],
  rows: { read: names.length, totals: 0, blank: 0, refused: 0 },
})

const spelled = (names: readonly string[], menu: readonly string[]) => {
  const { items, itemWeeks } = spelledSales(sheet(names), menu)
  expect(itemWeeks.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
  return items.map(({ name }) => name)
}

test('items get the menu’s names; others lose the capitals of the till', () =>
  expect(
    spelled(['PIZZA CALABRESA', 'REFRIGERANTE LATA 350 ML', 'IPA', 'X-TUDO'], ['Pizza de calabresa']),
  ).toEqual(['Pizza de calabresa', 'Refrigerante lata 350 ml', 'IPA', 'X-TUDO']))

test('rows that match the same item of the menu stay apart', () =>
  expect(spelled(['Caldinho de feijao', 'caldinho feijão'], ['Caldinho de feijão'])).toEqual([
    'Caldinho de feijao',
    'caldinho feijão',
  ]))
