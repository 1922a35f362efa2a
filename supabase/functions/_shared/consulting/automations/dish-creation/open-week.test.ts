import { expect, test } from 'vitest'
import { weekdayOf } from '../../base/calendar.ts'
import { emptyHouse, type House } from '../../base/house/house.ts'
import { knowsOpening, launchDay, openDaysOf, prepDays } from './open-week.ts'

const hours = { from: '11:00', to: '23:00' }
const opening = (shut: readonly number[]): House => ({
  ...emptyHouse,
  settings: {
    ...emptyHouse.settings,
    opening: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, shut.includes(day) ? null : hours])),
  },
})

test('the week begins after the closed day; without opening hours, on Tuesday', () => {
  expect(openDaysOf(opening([2]))).toEqual([3, 4, 5, 6, 0, 1])
  expect(openDaysOf(opening([]))).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(openDaysOf(emptyHouse)).toEqual([2, 3, 4, 5, 6, 0])
  expect([knowsOpening(opening([2])), knowsOpening(emptyHouse)]).toEqual([true, false])
})

test('a house that gives hours for several weekdays is closed on the others', () => {
  const some = (days: readonly number[]): House => ({
    ...emptyHouse,
    settings: {
      ...emptyHouse.settings,
      opening: Object.fromEntries(days.map((day) => [day, hours])),
    },
  })
  expect(openDaysOf(some([2, 3, 4, 5, 6]))).toEqual([2, 3, 4, 5, 6])
  expect(openDaysOf(some([5]))).toEqual([1, 2, 3, 4, 5, 6, 0])
})

test('no base is older than its shelf life on any open day, and none is made more often than needed', () => {
  expect(prepDays([2, 3, 4, 5, 6, 0], 2)).toEqual([2, 4, 6])
  expect(prepDays([2, 3, 4, 5, 6, 0], 4)).toEqual([2, 5])
  expect(prepDays([2, 3, 4, 5, 6, 0], 15)).toEqual([2])
  for (const shut of [[], [1], [0, 1], [1, 3], [0, 2, 4]]) {
    const open = openDaysOf(opening(shut))
    const since = (day: number) => (day - (open[0] ?? 0) + 7) % 7
    for (const keeps of [1, 2, 3, 4, 5, 6, 7]) {
      const made = prepDays(open, keeps)
      for (const day of open) {
        const ages = made.map((one) => since(day) - since(one)).filter((age) => age >= 0)
        expect(Math.min(...ages), `${shut}: ${keeps}`).toBeLessThan(keeps)
      }
    }
  }
})

test('nothing starts on a busy day, on a closed day or between Christmas and Epiphany', () => {
  const open = openDaysOf(emptyHouse)
  expect(launchDay('2026-11-30', open)).toBe('2026-12-01')
  expect(launchDay('2026-12-29', open)).toBe('2027-01-12')
  expect(weekdayOf(launchDay('2026-12-04', open))).toBe(2)
  // A house that opens only at weekends has no quiet day.
  expect(launchDay('2026-11-30', [5, 6, 0])).toBe('2026-12-04')
})
