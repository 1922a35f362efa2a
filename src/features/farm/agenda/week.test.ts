import { describe, expect, test } from 'vitest'
import { addDays, dayOf, daysFrom, hoursInto, isDay, mondayOf, placeSideBySide } from './week'

test('a week begins on Monday, also over the end of a year', () => {
  expect(mondayOf('2026-12-06')).toBe('2026-11-30')
  expect(mondayOf('2026-11-30')).toBe('2026-11-30')
  expect(daysFrom('2026-12-28').at(-1)).toBe('2027-01-03')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

test('only a day that exists names a week in the URL', () => {
  expect(isDay('2026-12-01')).toBe(true)
  expect(['', 'hoje', '2026-13-01', '2026-1-1'].filter(isDay)).toEqual([])
})

test('hours are counted from midnight in Fortaleza, through a change of its clock', () => {
  expect(hoursInto('2026-12-01', '2026-12-01T12:00:00+00:00')).toBe(9)
  expect(hoursInto('2026-12-01', '2026-12-02T03:30:00+00:00')).toBe(24.5)
  expect(hoursInto('2001-12-01', '2001-12-01T11:00:00+00:00')).toBe(9)
  expect(dayOf('2026-12-02T02:59:00+00:00')).toBe('2026-12-01')
})

describe('items of a day', () => {
  const place = (...spans: [number, number][]) =>
    placeSideBySide(spans.map(([from, to]) => ({ from, to }))).map(({ lane, lanes }) => `${lane}/${lanes}`)
  test('stand alone when they follow each other', () => {
    expect(place([9, 11], [11, 13], [14, 16])).toEqual(['0/1', '0/1', '0/1'])
  })
  test('share the width when they overlap, and a lane that is free again is used again', () => {
    expect(place([9, 11], [10, 12])).toEqual(['0/2', '1/2'])
    expect(place([9, 10], [9, 12], [10, 11], [14, 15])).toEqual(['0/2', '1/2', '0/2', '0/1'])
    expect(place([9, 11], [9, 11], [9, 11])).toEqual(['0/3', '1/3', '2/3'])
  })
})
