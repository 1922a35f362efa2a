import { expect, test } from 'vitest'
import { moonsWithin } from './moons.ts'

test('knows the new and full moons by Ceará’s calendar', () => {
  expect(moonsWithin('2027-01-01', '2027-02-28')).toEqual([
    { day: '2027-01-07', full: false },
    { day: '2027-01-22', full: true },
    { day: '2027-02-06', full: false },
    { day: '2027-02-20', full: true },
  ])
})

test('every closed time of the crab in 2026 began on the day of a moon', () => {
  const days = moonsWithin('2026-01-01', '2026-04-30').map(({ day }) => day)
  for (const first of ['2026-01-18', '2026-02-01', '2026-02-17', '2026-03-03', '2026-03-18', '2026-04-17'])
    expect(days).toContain(first)
})
