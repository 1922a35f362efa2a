import { expect, test } from 'vitest'
import { findDates } from './find-dates.ts'

test.each([
  'do dia 26/12 até 3 de janeiro',
  'de 26 de dezembro a 03/01',
  'de 26/12 ao dia 3/1',
  'de 26 de dezembro até 3 de janeiro',
])('“%s” is one span, over the turn of the year', (said) => {
  expect(findDates(said, '2026-12-01').map(({ span }) => span)).toEqual([
    { from: '2026-12-26', to: '2027-01-03' },
  ])
})

test.each([
  ['24, 25 e 1º de janeiro', ['2026-12-24', '2026-12-25', '2027-01-01']],
  ['31 e 1 de janeiro', ['2026-12-31', '2027-01-01']],
  ['24 e 25 de dezembro', ['2026-12-24', '2026-12-25']],
])('“%s” names days of two months, where the last one is a first', (said, days) => {
  expect(findDates(said, '2026-12-01').map(({ span }) => span.from)).toEqual(days)
})
