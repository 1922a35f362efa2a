import { expect, test } from 'vitest'
import type { Sales } from '../../documents/sales.ts'
import { addDays } from '../calendar.ts'
import { seenChanges, trendsOf } from './seen.ts'

const first = '2026-08-31'
/** A sheet of twelve weeks in which the beer rises from R$ 14 to R$ 15 after week five. */
function sheetOf(beer: readonly number[], rest: readonly number[]): Sales {
  const monday = (week: number) => addDays(first, 7 * week)
  return {
    items: [
      {
        name: 'Cerveja',
        category: null,
        units: 1,
        price: 14.6,
        cost: 8,
        prices: [
          { price: 14, paid: 14, units: 1, from: addDays(first, 1), to: addDays(monday(4), 5) },
          { price: 15, paid: 15, units: 1, from: addDays(monday(5), 1), to: addDays(monday(11), 5) },
        ],
      },
      { name: 'Isca', category: null, units: 1, price: 30, cost: 9 },
    ],
    period: { from: addDays(first, 1), to: addDays(monday(11), 5) },
    weeks: beer.map((units, week) => ({
      monday: monday(week),
      units: units + (rest[week] ?? 0),
      revenue: null,
      days: 5,
    })),
    itemWeeks: [
      { name: 'Cerveja', units: [...beer] },
      { name: 'Isca', units: [...rest] },
    ],
    weekdays: [],
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
}
const steady = Array.from({ length: 12 }, () => 1000)

test('measures how sales reacted to a price change in the sheet, relative to the rest of the house', () => {
  const beer = [440, 445, 435, 442, 438, 412, 405, 409, 411, 404, 413, 407]
  const [seen] = seenChanges(sheetOf(beer, steady), new Map([['Cerveja', 8]]))
  expect(seen).toMatchObject({
    name: 'Cerveja',
    priceBefore: 14,
    priceAfter: 15,
    weeksBefore: 5,
    weeksAfter: 7,
  })
  // ln(408.7 ÷ 440) ÷ ln(15 ÷ 14), because the rest is steady.
  expect(seen?.elasticity).toBeCloseTo(-1.07, 1)
  expect(seen?.low).toBeLessThan(seen?.elasticity ?? 0)
  expect(seen?.high).toBeGreaterThan(seen?.elasticity ?? 0)
  expect(seen?.gain).toBeCloseTo(((7 * 408.714 - 6 * 440) * 30) / 7, 0)
})

test('does not attribute a season shared by the whole house to a price', () => {
  const fallen = steady.map((units, week) => (week < 5 ? units : units * 0.9))
  const beer = [440, 445, 435, 442, 438, ...[440, 445, 435, 442, 438, 440, 440].map((units) => units * 0.9)]
  const [seen] = seenChanges(sheetOf(beer, fallen), new Map())
  expect(seen?.elasticity).toBeCloseTo(0, 1)
  expect(seen?.others).toBeCloseTo(-0.1, 2)
  expect(seen?.gain).toBeNull()
})

test('reports a trend only if chance does not explain it', () => {
  const beer = [440, 445, 435, 442, 438, 412, 405, 409, 411, 404, 413, 407]
  expect(trendsOf(sheetOf(beer, steady))).toEqual([])
  const rising = steady.map((_, week) => 200 + 12 * week)
  expect(trendsOf(sheetOf(beer, rising)).map(({ name }) => name)).toEqual(['Isca'])
})

test('an item that moves as the whole house does is marked so', () => {
  const rising = steady.map((_, week) => 200 + 12 * week)
  const isca = (units: readonly number[], beer: readonly number[]) =>
    trendsOf(sheetOf([...beer], [...units])).find(({ name }) => name === 'Isca')
  expect(isca(rising, rising)?.withHouse).toBe(true)
  expect(isca(rising, steady)?.withHouse).toBeUndefined()
})

test('a change is measured beside what kept its price, where others changed at the same time', () => {
  const steady = sheetOf([...Array(5).fill(100), ...Array(7).fill(80)], Array(12).fill(100))
  const alone = seenChanges(steady, new Map())[0]
  const [beer] = steady.items
  const both: Sales = {
    ...steady,
    items: [...steady.items, { ...beer, name: 'Vinho' } as Sales['items'][number]],
    weeks: steady.weeks.map((week) => ({ ...week, units: week.units + 400 })),
    itemWeeks: [
      ...steady.itemWeeks,
      { name: 'Vinho', units: [...Array(5).fill(500), ...Array(7).fill(400)] },
    ],
  }
  const found = seenChanges(both, new Map()).find(({ name }) => name === 'Cerveja')
  expect(found?.elasticity).toBeCloseTo(alone?.elasticity ?? 0)
  expect(found?.beside).toEqual(['Isca'])
  expect(alone?.beside).toBeUndefined()
})
