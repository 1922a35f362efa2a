import { expect, test } from 'vitest'
import { recentLevel } from './recent.ts'

const weeksOf = (units: readonly number[], last = 7) =>
  units.map((one, at) => ({
    monday: '2026-01-05',
    units: one,
    revenue: null,
    days: at === units.length - 1 ? last : 7,
  }))

test('the last four weeks stand to the mean of a long sheet', () => {
  const units = [...Array.from({ length: 16 }, () => 110), 60, 60, 60, 60]
  expect(recentLevel({ weeks: weeksOf(units) })).toBe(0.6)
})

test('an incomplete last week does not count, and a short or an even sheet says nothing', () => {
  const even = Array.from({ length: 20 }, () => 100)
  expect(recentLevel({ weeks: weeksOf([...even, 20], 2) })).toBeNull()
  expect(recentLevel({ weeks: weeksOf(even) })).toBeNull()
  expect(recentLevel({ weeks: weeksOf([100, 100, 100, 40, 40, 40, 40]) })).toBeNull()
})
