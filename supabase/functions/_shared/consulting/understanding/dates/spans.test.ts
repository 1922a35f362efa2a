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

test.each([
  ['em maio a obra vai de doze a vinte e três', ['2027-05-12', '2027-05-23']],
  ['em abril paramos de primeiro a cinco', ['2027-04-01', '2027-04-05']],
])('“%s” has its days in words, behind their month', (said, [from, to]) => {
  const folded = said.normalize('NFD').replace(/\p{M}/gu, '')
  expect(findDates(folded, '2026-12-01').map(({ span }) => span)).toEqual([{ from, to }])
})

test('numbers in words of something else are no days', () => {
  expect(findDates('em maio vendi de doze a vinte tortas', '2026-12-01').map(({ span }) => span)).toEqual([
    { from: '2027-05-01', to: '2027-05-31' },
  ])
})
