import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { ordinaryWeeks, wholeWeeks } from './whole-weeks.ts'

/** A house that opens from Tuesday to Sunday; its last week ends on the given day. */
function sheetTo(to: string, units: readonly number[]) {
  const from = '2026-09-01'
  const weeks = units.map((one, at) => ({
    monday: addDays('2026-08-31', 7 * at),
    units: one,
    revenue: null,
    days: 6,
  }))
  const last = weeks.at(-1)
  if (last) last.days = Math.min(6, new Date(to).getUTCDay() === 0 ? 6 : new Date(to).getUTCDay() - 1)
  return {
    period: { from, to },
    weeks,
    weekdays: [0, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      units: 100,
      revenue: null,
      days: units.length - (weekday === 0 && last?.days !== 6 ? 1 : 0),
    })),
    itemWeeks: [{ name: 'Chope', units: [...units] }],
  }
}

test('a last week without its Sunday is not whole, one without a closed Monday is', () => {
  const units = [100, 100, 100, 100, 100, 100, 100, 100, 100, 78]
  expect(wholeWeeks(sheetTo('2026-11-07', units)).partial).toEqual(['2026-11-02'])
  expect(wholeWeeks(sheetTo('2026-11-08', units)).partial).toEqual([])
})

test('weeks of a feast and of a closed house say nothing of usual sales', () => {
  const units = [100, 98, 103, 99, 190, 185, 101, 40, 97, 102]
  const { weeks, itemWeeks } = ordinaryWeeks(sheetTo('2026-11-08', units))
  expect(itemWeeks[0]?.units).toEqual([100, 98, 103, 99, 101, 97, 102])
  expect(weeks.map((week) => week.units)).toEqual(itemWeeks[0]?.units)
})

test('a house that grows from month to month has no unusual weeks', () => {
  const units = Array.from({ length: 40 }, (_, at) => 100 + 4 * at)
  const weeks = units.map((one, at) => ({
    monday: addDays('2026-01-05', 7 * at),
    units: one,
    revenue: null,
    days: 7,
  }))
  const { itemWeeks } = ordinaryWeeks({ weeks, itemWeeks: [{ name: 'Chope', units }] })
  expect(itemWeeks[0]?.units).toEqual(units)
})

test('the last week of a weekly sheet is incomplete with half of what the weeks before it sold', () => {
  const sheet = (units: readonly number[]) => ({
    weeks: units.map((one, at) => ({
      monday: addDays('2026-01-05', 7 * at),
      units: one,
      revenue: null,
      days: 1,
    })),
    weekdays: [],
  })
  expect(wholeWeeks(sheet([100, 98, 104, 101, 99, 97, 102, 103, 51])).partial).toEqual(['2026-03-02'])
  expect(wholeWeeks(sheet([100, 98, 104, 101, 99, 97, 102, 103, 71])).partial).toEqual([])
})
