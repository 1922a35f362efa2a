import { expect, test } from 'vitest'
import { isTimesOnly, readOfferHours } from './offer-hours.ts'

test.each([
  ['happy hour das 18h às 20h, de terça a quinta', 'happy hour de terça a quinta', 18, 20],
  ['combo de happy hour até 39 reais toda quinta, das 17h30 às 19h', 'happy hour toda quinta', 17.5, 19],
  ['almoço executivo de segunda a sexta, 11h às 14h30', 'almoço executivo de segunda a sexta', 11, 14.5],
])('“%s” tells when the offer is sold', (text, what, start, end) => {
  expect(readOfferHours(text)).toEqual({ kind: 'hours', what, start, end })
})

test.each([
  'combo de 40 a 50 reais',
  'combo até 30 reais',
  'abrimos das 15h às 21h',
  'combo de 2 a 4 pessoas',
])('“%s” tells no hours of an offer', (text) => expect(readOfferHours(text)).toBeNull())

test('a clause of weekdays or hours alone is no price', () => {
  expect(isTimesOnly('das 17h às 19h de quarta a sexta')).toBe(true)
  expect(isTimesOnly('happy hour de terça a quinta')).toBe(true)
  expect(isTimesOnly('combo até 30 reais')).toBe(false)
})
