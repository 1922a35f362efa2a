import { expect, test } from 'vitest'
import { endingsFrom, endsAs, menuPriceFrom, menuPriceTo } from './endings.ts'

test('an owner who accepts ,90 or ,50 gets the nearer of the two, and nothing else', () => {
  const from = (amount: number) => menuPriceFrom(amount, endingsFrom(20, 'ninety_or_half'))
  expect([20.1, 20.5, 20.6, 20.95].map(from)).toEqual([20.5, 20.5, 20.9, 21.5])
  expect([20, 20.5, 20.9].map((price) => endsAs(price, 'ninety_or_half'))).toEqual([false, true, true])
})

test('whole reais in 0 or 9', () => {
  expect([29, 30, 36, 43, 39.9].map((price) => endsAs(price, 'zero_or_nine'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([36, 39.5, 40, 7].map((amount) => menuPriceFrom(amount, ['zero_or_nine']))).toEqual([39, 40, 40, 9])
  expect([38, 39, 41.5].map((amount) => menuPriceTo(amount, ['zero_or_nine']))).toEqual([30, 39, 40])
})
