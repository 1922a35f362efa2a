import { expect, test } from 'vitest'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import { ladderOf } from './ladder.ts'

const item = (name: string, units: number, price: number, cost: number, prices?: SalesItem['prices']) => ({
  name,
  category: 'Doses',
  units,
  price,
  cost,
  ...(prices && { prices }),
})

const sheetOf = (items: SalesItem[]): Sales => ({
  items,
  period: null,
  weeks: [],
  itemWeeks: [],
  weekdays: [],
  dayParts: [],
  rows: { read: items.length, totals: 0, blank: 0, refused: 0 },
})

test('recognises what sells most, a dearer sibling of a popular item, and a recent price change', () => {
  const prices = [
    { price: 14, paid: 14, units: 900, from: '2026-09-01', to: '2026-10-03' },
    { price: 15, paid: 15, units: 900, from: '2026-10-06', to: '2026-11-21' },
  ]
  const items = [
    item('Cachaça da casa', 1900, 7, 1.6),
    item('Cachaça envelhecida', 260, 14, 4.9),
    // Sells too well to be a dearer sibling.
    item('Cachaça de umburana', 900, 12, 3),
    item('Cerveja 600 ml', 1800, 15, 8.2, prices),
    item('Conhaque', 200, 16, 6),
  ]
  const placeOf = ladderOf(sheetOf(items), '2026-11-22')
  expect(placeOf('Cachaça da casa')).toEqual({ kind: 'doorway' })
  expect(placeOf('Cachaça envelhecida')).toMatchObject({ kind: 'step_up', of: 'Cachaça da casa' })
  expect(placeOf('Cachaça de umburana')).toBeUndefined()
  expect(placeOf('Cerveja 600 ml')).toEqual({ kind: 'recent', since: '2026-10-06', from: 14 })
  expect(placeOf('Conhaque')).toBeUndefined()
  // After twelve weeks the change is no longer recent.
  expect(ladderOf(sheetOf(items), '2027-01-05')('Cerveja 600 ml')).toBeUndefined()
})

test('reads the items of a sheet a fixed number of times each, however many there are', () => {
  let reads = 0
  const items = Array.from({ length: 400 }, (_, index) => ({
    ...item(`Cachaça ${index}`, 1 + index, 7 + (index % 30), 1.6),
    get category() {
      reads += 1
      return 'Doses'
    },
  }))
  ladderOf(sheetOf(items), '2026-11-22')
  expect(reads).toBeLessThan(5 * items.length)
})
