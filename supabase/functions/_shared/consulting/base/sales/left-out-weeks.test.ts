import { expect, test } from 'vitest'
import type { Sales } from '../../documents/sales.ts'
import { addDays } from '../calendar.ts'
import { knownDays } from '../pricing/known-days.ts'
import { weeksWithin, withoutWeeks } from './left-out-weeks.ts'

const mondays = Array.from({ length: 8 }, (_, at) => addDays('2026-09-07', 7 * at))
const units = [100, 100, 100, 100, 300, 280, 100, 100]
const period = { from: '2026-09-07', to: '2026-11-01' }
const sheet: Sales = {
  period,
  items: [
    {
      name: 'Chope',
      category: null,
      units: 1180,
      price: 14,
      cost: 5,
      prices: [
        { price: 12, paid: 12, units: 300, from: '2026-09-07', to: '2026-09-27' },
        { price: 14, paid: 14, units: 880, from: '2026-09-28', to: '2026-11-01' },
      ],
    },
    { name: 'Torresmo', category: null, units: 118, price: 30, cost: 9 },
  ],
  weeks: mondays.map((monday, at) => ({ monday, units: units[at] ?? 0, revenue: null, days: 7 })),
  itemWeeks: [{ name: 'Chope', units }],
  weekdays: [],
  dayParts: [],
  rows: { read: 1, totals: 0, blank: 0, refused: 0 },
}

test('a period means the weeks that share three of its days, a day the week it falls in', () => {
  const weeks = sheet.weeks
  expect(weeksWithin(weeks, { from: '2026-10-01', to: '2026-10-31' })).toEqual([
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
  ])
  expect(weeksWithin(weeks, { from: '2026-10-05', to: '2026-10-18' })).toEqual(['2026-10-05', '2026-10-12'])
  expect(weeksWithin(weeks, { from: '2026-10-12', to: '2026-10-12' })).toEqual(['2026-10-12'])
  expect(weeksWithin(weeks, { from: '2026-09-11', to: '2026-09-14' })).toEqual(['2026-09-07'])
  expect(weeksWithin(weeks, { from: '2027-01-01', to: '2027-01-31' })).toEqual([])
})

test('the weeks left out count neither in units nor in days', () => {
  const left = withoutWeeks(sheet, ['2026-10-05', '2026-10-12'])
  expect(left.items.map((item) => item.units)).toEqual([600, 60])
  expect(left.items[0]?.prices?.map((run) => run.units)).toEqual([300, 300])
  expect(left.itemWeeks[0]?.units).toEqual([100, 100, 100, 100, 100, 100])
  expect(left.period).toEqual(period)
  expect(knownDays(left)).toBe(42)
})

test('the sheet then begins after its first weeks and ends before its last', () => {
  const left = withoutWeeks(sheet, [mondays[0] ?? '', mondays.at(-1) ?? ''])
  expect(left.period).toEqual({ from: '2026-09-14', to: '2026-10-25' })
  expect(knownDays(left)).toBe(42)
})

test('a sheet of which nothing would be left stays as it is', () => {
  expect(withoutWeeks(sheet, mondays)).toBe(sheet)
})
