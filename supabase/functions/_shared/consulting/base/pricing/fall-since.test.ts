import { expect, test } from 'vitest'
import type { Sales } from '../../documents/sales.ts'
import { addDays } from '../calendar.ts'
import { fallSince } from './fall-since.ts'

const monday = '2026-07-06'
/** A sheet of whole weeks: an item beside the rest of the house. */
const sheet = (own: readonly number[], rest: readonly number[]) =>
  ({
    items: [{ name: 'Smash', units: 1, price: 30, cost: 10, category: null }],
    period: { from: monday, to: addDays(monday, own.length * 7 - 1) },
    weeks: own.map((units, at) => ({
      monday: addDays(monday, at * 7),
      units: units + (rest[at] ?? 0),
      revenue: null,
      days: 6,
    })),
    itemWeeks: [{ name: 'Smash', units: [...own] }],
  }) as unknown as Sales

const steady = [126, 120, 131, 124, 128, 122, 127, 125, 130, 123]
const others = [400, 410, 395, 405, 402, 398, 401, 399, 404, 400, 403, 397, 402, 400]

test('a fall that the rest of the house does not share has its first week', () => {
  expect(fallSince(sheet([...steady, 98, 95, 101, 97], others), 'Smash')).toMatchObject({
    since: addDays(monday, 70),
    before: 125.6,
    after: 97.75,
  })
})

test('an item that moves with the house, or only by chance, has none', () => {
  const quiet = others.map((units, at) => (at < 10 ? units : units * 0.75))
  expect(fallSince(sheet([...steady, 98, 95, 101, 97], quiet), 'Smash')).toBeNull()
  expect(fallSince(sheet([...steady, 118, 129, 121, 125], others), 'Smash')).toBeNull()
})
