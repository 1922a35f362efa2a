import { expect, test } from 'vitest'
import { gapWords, knownDays } from './known-days.ts'

const week = (monday: string) => ({ monday, units: 10, revenue: null, days: 7 })
const period = { from: '2026-08-03', to: '2026-08-30' }

test('counts no day of a week without a row', () => {
  const all = ['2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24'].map(week)
  expect(knownDays({ period, weeks: all })).toBe(28)
  expect(knownDays({ period, weeks: all.filter(({ monday }) => monday !== '2026-08-10') })).toBe(21)
  expect(gapWords(7)).toBe(' (menos 1 semana sem linha)')
})

test('counts the days of a sheet that begins and ends within a week', () => {
  const weeks = ['2026-07-27', '2026-08-03', '2026-08-17'].map(week)
  expect(knownDays({ period: { from: '2026-07-30', to: '2026-08-19' }, weeks })).toBe(14)
})

test('knows nothing of a sheet without dates, and takes one without weeks as whole', () => {
  expect(knownDays({ period: null, weeks: [] })).toBe(0)
  expect(knownDays({ period, weeks: [] })).toBe(28)
})

test('counts the closed days around a house that opens from Tuesday to Saturday as its week', () => {
  const weekdays = [2, 3, 4, 5, 6].map((weekday) => ({ weekday, units: 10, revenue: null, days: 4 }))
  const tuesdayToSaturday = { from: '2026-09-01', to: '2026-09-26' }
  expect(knownDays({ period: tuesdayToSaturday, weeks: [], weekdays })).toBe(28)
  // A sheet that begins on a Thursday lacks two days of that week.
  expect(knownDays({ period: { from: '2026-09-03', to: '2026-09-26' }, weeks: [], weekdays })).toBe(25)
})
