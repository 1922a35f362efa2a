import { expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import type { Wish } from '../../base/request/wish.ts'
import { horizonOf } from './horizon.ts'
import { forecastOf, monday, sheet, weeks } from './test-support.ts'

const asked = {
  kind: 'date',
  origin: 'request',
  text: 'janeiro enche',
  what: 'férias',
  closed: false,
} as const

test('the weeks that have passed since the sheet are not taken from those to come', () => {
  expect(horizonOf(45, '2026-11-15', '2026-11-22', [])).toEqual({ tested: 8, shown: 9 })
  expect(horizonOf(45, '2026-11-15', '2026-11-16', [])).toEqual({ tested: 8, shown: 8 })
})

test('a stated period is forecast to its last day, as far as the sheet carries', () => {
  const january = { ...asked, from: '2027-01-01', to: '2027-01-31' }
  expect(horizonOf(45, '2026-11-15', '2026-11-22', [january])).toEqual({ tested: 8, shown: 11 })
  expect(horizonOf(12, '2026-11-15', '2026-11-16', [january])).toEqual({ tested: 4, shown: 4 })
  expect(horizonOf(45, '2026-11-15', '2026-11-16', [{ ...asked, from: '2027-09-01' }]).shown).toBe(8)
})

test('further weeks have a range at least as wide, and leave the nearer ones as they are', () => {
  const sales = sheet(weeks(45, (week) => 100 + 7 * Math.sin(5 * week)))
  const january: Wish = { ...asked, effect: 'up', from: monday(50), to: addDays(monday(56), 6) }
  const near = forecastOf(sales).units.coming
  const far = forecastOf(sales, [january]).units.coming
  expect(far.length).toBe(12)
  expect(far.slice(0, 5)).toEqual(near.slice(0, 5))
  const widths = far.map(({ low, high, value }) => (high - low) / value)
  for (const [week, width] of widths.entries())
    expect(width).toBeGreaterThanOrEqual((widths[week - 1] ?? 0) - 1e-9)
})

test('a stated period is answered with its own weekly figure first', () => {
  const sales = sheet(weeks(45, (week) => (week < 4 ? 120 : 100)))
  const january: Wish = { ...asked, effect: 'up', from: '2027-01-01', to: '2027-01-31' }
  const [said] = forecastOf(sales, [january]).expected ?? []
  expect(said?.said).toMatch(/^Conte com .* por semana de 01\/01 a 31\/01 \(em 8 de 10, de /)
})
