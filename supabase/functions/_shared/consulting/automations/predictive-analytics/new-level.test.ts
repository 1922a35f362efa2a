import { expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { levelFrom, onLevel } from './new-level.ts'

const weeks = (values: readonly (number | null)[]) =>
  values.map((value, at) => ({ monday: addDays('2026-02-02', 7 * at), value }))

test('finds the step of last year at the same time, whatever a feast did to one week', () => {
  const past = weeks([100, 40, 100, 100, 180, 180, 180, 180])
  expect(levelFrom(past, '2027-03-01')).toBeCloseTo(1.8)
})

test('finds none where the weeks go on as before, or the sheet does not reach back', () => {
  expect(levelFrom(weeks([100, 100, 100, 100, 101, 100, 99, 100]), '2027-03-01')).toBeNull()
  expect(levelFrom(weeks([100, 100, 180, 180]), '2027-09-01')).toBeNull()
})

test('changes the weeks from that day on only', () => {
  const coming = ['2027-02-22', '2027-03-01'].map((monday) => ({ monday, value: 100, low: 80, high: 120 }))
  expect(onLevel(coming, '2027-03-01', 1.8).map(({ value }) => value)).toEqual([100, 180])
})
