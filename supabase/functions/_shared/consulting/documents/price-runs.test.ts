import { expect, test } from 'vitest'
import { PriceRuns } from './price-runs.ts'

/** Day 0 is 1970-01-01. */
const runsOf = (rows: readonly (readonly [day: number, listed: number, price?: number])[]) => {
  const runs = new PriceRuns()
  for (const [day, listed, price = listed] of rows) runs.add({ listed, price, units: 10, day })
  return runs.value
}
const days = (from: number, to: number, listed: number, paid = listed) =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, listed, paid] as const)

test('lists the successive prices of an item with the paid averages', () => {
  expect(runsOf([...days(0, 9, 14), ...days(10, 29, 15, 14.5)])).toEqual([
    { price: 14, paid: 14, units: 100, from: '1970-01-01', to: '1970-01-10' },
    { price: 15, paid: 14.5, units: 200, from: '1970-01-11', to: '1970-01-30' },
  ])
})

test('ignores a promotion of one day, and reports no history for a price that never settles', () => {
  expect(runsOf([...days(0, 9, 14), ...days(10, 10, 10), ...days(11, 20, 14)])).toBeUndefined()
  expect(runsOf(days(0, 60, 14).map(([day]) => [day, 10 + day] as const))).toBeUndefined()
  expect(runsOf(days(0, 60, 14))).toBeUndefined()
  expect(
    runsOf([0, 10, 20, 30, 40].flatMap((from, index) => days(from, from + 9, 10 + index))),
  ).toBeUndefined()
})
