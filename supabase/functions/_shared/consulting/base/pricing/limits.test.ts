import { expect, it } from 'vitest'
import { type Said, sheetOf } from '../../../../../../tests/support/understood.ts'
import { emptyHouse } from '../house/house.ts'
import { allowsPrice, demandedPrice, readLimits } from './limits.ts'

const limitsOf = (price: number, wish: Said) =>
  readLimits(sheetOf(wish), emptyHouse)({ name: 'Ponche', section: null, price })
const asked = (price: number, wish: Said) => demandedPrice(limitsOf(price, wish), price)

it('a bound for all prices moves those near it, and leaves those far from it', () => {
  const between: Said = { kind: 'price', min: 60, max: 90 }
  expect(asked(52, between)).toBe(60)
  expect(asked(95, between)).toBe(90)
  expect(asked(12, between)).toBeNull()
  expect(asked(380, between)).toBeNull()
  expect([370, 380, 390].map((price) => allowsPrice(limitsOf(380, between), price))).toEqual([
    true,
    true,
    false,
  ])
})

it('a bound for one item applies however far its price is', () => {
  expect(asked(12, { kind: 'price', min: 60, item: 'Ponche' })).toBe(60)
})
