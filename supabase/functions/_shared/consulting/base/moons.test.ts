import { expect, test } from 'vitest'
import { moonsWithin } from './moons.ts'

test('computes new and full moons in Ceará’s time zone', () => {
  expect(moonsWithin('2027-01-01', '2027-02-28')).toEqual([
    { day: '2027-01-07', full: false },
    { day: '2027-01-22', full: true },
    { day: '2027-02-06', full: false },
    { day: '2027-02-20', full: true },
  ])
})
