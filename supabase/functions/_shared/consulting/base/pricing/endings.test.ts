import { expect, test } from 'vitest'
import { endingsFrom, endsAs, menuPriceFrom } from './endings.ts'

test('an owner who accepts ,90 or ,50 gets the nearer of the two, and nothing else', () => {
  const from = (amount: number) => menuPriceFrom(amount, endingsFrom(20, 'ninety_or_half'))
  expect([20.1, 20.5, 20.6, 20.95].map(from)).toEqual([20.5, 20.5, 20.9, 21.5])
  expect([20, 20.5, 20.9].map((price) => endsAs(price, 'ninety_or_half'))).toEqual([false, true, true])
})
