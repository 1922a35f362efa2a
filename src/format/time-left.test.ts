import { expect, test } from 'vitest'
import { formatTimeLeft } from './time-left'

const now = '2026-11-22T12:00:00Z'

test.each([
  ['2026-11-24T12:00:00Z', '48 h'],
  ['2026-11-23T19:20:00Z', '31 h 20 min'],
  ['2026-11-22T12:40:59Z', '40 min'],
  ['2026-11-22T12:00:30Z', 'menos de 1 min'],
  ['2026-11-22T12:00:00Z', 'menos de 1 min'],
  ['2026-11-22T11:59:00Z', null],
])('until %s there are %s left', (until, text) => {
  expect(formatTimeLeft(until, now)).toBe(text)
})
