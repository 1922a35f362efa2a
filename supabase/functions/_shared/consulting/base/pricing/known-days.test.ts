import { expect, test } from 'vitest'
import { gapWords, knownDays } from './known-days.ts'

const week = (monday: string) => ({ monday, units: 10, revenue: null, days: 7 })
const period = { from: '2026-08-03', to: '2026-08-30' }

test('does not count the days of a week without rows', () => {
  const all = ['2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24'].map(week)
  expect(knownDays({ period, weeks: all })).toBe(28)
  expect(knownDays({ period, weeks: all.filter(({ monday }) => monday !== '2026-08-10') })).toBe(21)
  expect(gapWords(7)).toBe(' (menos 1 semana sem linha)')
})

test('counts the days of a sheet that begins and ends within a week', () => {
  const weeks = ['2026-07-27', '2026-08-03', '2026-08-17'].map(week)
  expect(knownDays({ period: { from: '2026-07-30', to: '2026-08-19' }, weeks })).toBe(14)
})

test('is 0 for a sheet without dates, and counts all days of a sheet without weeks', () => {
  expect(knownDays({ period: null, weeks: [] })).toBe(0)
  expect(knownDays({ period, weeks: [] })).toBe(28)
})

test('counts full weeks for a house that opens from Tuesday to Saturday', () => {
  const weekdays = [2, 3, 4, 5, 6].map((weekday) => ({ weekday, units: 10, revenue: null, days: 4 }))
  const tuesdayToSaturday = { from: '2026-09-01', to: '2026-09-26' }
  expect(knownDays({ period: tuesdayToSaturday, weeks: [], weekdays })).toBe(28)
  // A sheet that begins on a Thursday misses two open days of that week.
  expect(knownDays({ period: { from: '2026-09-03', to: '2026-09-26' }, weeks: [], weekdays })).toBe(25)
})

test('counts seven days for each row of a weekly sheet', () => {
  const mondays = ['2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24'].map((monday) => ({
    ...week(monday),
    days: 1,
  }))
  const weekly = { period: { from: '2026-08-03', to: '2026-08-24' }, weeks: mondays }
  expect(knownDays({ ...weekly, weekdays: [] })).toBe(28)
  // Days of sale of which nothing is known by weekday stay single days.
  expect(knownDays(weekly)).toBe(22)
})
