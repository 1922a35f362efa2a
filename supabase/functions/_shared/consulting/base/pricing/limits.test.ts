import { expect, it } from 'vitest'
import { type Said, sheetOf } from '../../../../../../tests/support/understood.ts'
import { emptyHouse } from '../house/house.ts'
import { allowsPrice, demandedPrice, readLimits } from './limits.ts'

const limitsOf = (price: number, wish: Said) =>
  readLimits(sheetOf(wish), emptyHouse)({ name: 'Ponche', section: null, price })
const asked = (price: number, wish: Said) => demandedPrice(limitsOf(price, wish), price)

it('a bound for all prices moves none: it only limits what is proposed', () => {
  const between: Said = { kind: 'price', min: 60, max: 90 }
  expect([12, 52, 95, 380].map((price) => asked(price, between))).toEqual([null, null, null, null])
  const proposed = (today: number, prices: number[]) =>
    prices.map((price) => allowsPrice(limitsOf(today, between), price))
  expect(proposed(380, [370, 380, 390])).toEqual([true, true, false])
  expect(proposed(85, [58, 60, 90, 92])).toEqual([false, true, true, false])
  expect(proposed(52, [50, 52, 56])).toEqual([false, true, true])
})

it('a bound for one item applies however far its price is', () => {
  expect(asked(12, { kind: 'price', min: 60, item: 'Ponche' })).toBe(60)
})
