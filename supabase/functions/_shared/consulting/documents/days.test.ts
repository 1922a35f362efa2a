import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay, mondayOf, parseHour, parseMoment, weekdayOf } from './days.ts'

const dayOf = (cell: Parameters<typeof parseMoment>[0]) => {
  const moment = parseMoment(cell)
  return moment && isoDay(moment.day)
}

describe('a date in a sheet', () => {
  it.each([
    ['05/01/2026', '2026-01-05'],
    ['5/1/26', '2026-01-05'],
    ['05-01-2026', '2026-01-05'],
    ['05.01.2026', '2026-01-05'],
    ['2026-01-05', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['2026-01-05T19:30:00', '2026-01-05'],
    ['seg., 05/01/2026', '2026-01-05'],
    ['05-jan-26', '2026-01-05'],
    ['5 de janeiro de 2026', '2026-01-05'],
    ['46027', '2026-01-05'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (text, iso) => {
    expect(dayOf(text)).toBe(iso)
  })

  it('is read from Excel’s serial number and from its date', () => {
    expect(dayOf(46_027)).toBe('2026-01-05')
    expect(dayOf(new Date('2026-01-05T00:00:00Z'))).toBe('2026-01-05')
    expect(parseMoment(46_027.8125)).toEqual({ day: 20_458, hour: 19 })
  })

  it.each([
    '31/02/2026',
    '29/02/2026',
    '13/25/2026',
    '01/31/2026',
    '05/01',
    'ontem',
    '',
    '05/01/1026',
    12,
    true,
  ])('is not read from %s', (cell) => {
    expect(parseMoment(cell)).toBeNull()
  })

  it('includes its hour, unless every row says midnight', () => {
    expect(parseMoment('05/01/2026 19:30')?.hour).toBe(19)
    expect(parseMoment('05/01/2026 00:00:00')?.hour).toBeNull()
  })

  it('has the weekday of the calendar, and a Monday on or before it', () => {
    expect(weekdayOf(parseMoment('04/01/2026')?.day ?? 0)).toBe(0)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
        expect(weekdayOf(day)).toBe(new Date(day * 86_400_000).getUTCDay())
        expect(weekdayOf(mondayOf(day))).toBe(1)
        expect(day - mondayOf(day)).toBeGreaterThanOrEqual(0)
        expect(day - mondayOf(day)).toBeLessThan(7)
      }),
    )
  })
})

it('parses hours as people and programs write them', () => {
  expect(['19:35', '19h', '19h30', '7:05:00', '23', 0.8125, 12, '24:00', 'noite'].map(parseHour)).toEqual([
    19,
    19,
    19,
    7,
    23,
    19,
    12,
    null,
    null,
  ])
})
