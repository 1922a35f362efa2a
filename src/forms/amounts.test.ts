import { maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { amountOf, amountText, moneyText } from './amounts'
import { amountMask, countMask, moneyMask } from './masks'

test.each([
  ['18,9', '18,9'],
  ['R$ 1.250,90', '1250,90'],
  ['1250.90', '1250,90'],
  ['1.250', '1250'],
  ['12,345', '12,34'],
  ['-5', '5'],
  ['abc', ''],
])('the money mask makes %j %j', (typed, shown) => {
  expect(maskitoTransform(typed, moneyMask)).toBe(shown)
})

test('amounts keep three decimals, counts none', () => {
  expect(maskitoTransform('1.5', amountMask)).toBe('1,5')
  expect(maskitoTransform('12a34', countMask)).toBe('1234')
})

test('an unknown amount is an empty text, never zero', () => {
  expect(moneyText(null)).toBe('')
  expect(amountOf('')).toBeNull()
  expect(amountOf(',')).toBeNull()
  expect(amountOf('0')).toBe(0)
})

test.each([0.5, 5.2, 18.9, 1250.9])('%d is unchanged after conversion to text and back', (value) => {
  expect(amountOf(moneyText(value))).toBe(value)
  expect(amountOf(amountText(value))).toBe(value)
})
