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
