import { expect, test } from 'vitest'
import { dayInFortaleza, instantInFortaleza } from './calendar'

const utc = (day: string, time: string) => new Date(instantInFortaleza(day, time)).toISOString()

test('nine o’clock in Fortaleza is noon in UTC', () => {
  expect(instantInFortaleza('2026-12-05', '09:00')).toBe('2026-12-05T09:00:00-03:00')
  expect(dayInFortaleza(new Date('2026-12-05T01:00:00Z'))).toBe('2026-12-04')
})

test('a clock that moves at midnight keeps the hour, and moves the instant', () => {
  // Ceará had daylight saving time from 14 October 2001 to 17 February 2002.
  expect(utc('2001-10-13', '23:30')).toBe('2001-10-14T02:30:00.000Z')
  expect(utc('2001-10-14', '01:00')).toBe('2001-10-14T03:00:00.000Z')
  expect(utc('2001-12-05', '09:00')).toBe('2001-12-05T11:00:00.000Z')
  expect(utc('2002-02-17', '00:00')).toBe('2002-02-17T03:00:00.000Z')
})

test('an impossible day is not a date', () => {
  expect(Date.parse(instantInFortaleza('2026-13-40', '09:00'))).toBeNaN()
  expect(Date.parse(instantInFortaleza('20266-12-05', '09:00'))).toBeNaN()
})
