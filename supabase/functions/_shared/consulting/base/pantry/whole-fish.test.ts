import { expect, it } from 'vitest'
import { houseSchema } from '../house/house.ts'
import { pricesOf } from './house-prices.ts'
import { foodOf } from './kitchen.ts'

const kilo = (name: string, price: number, id: 'robalo' | 'tucunare' | 'tilapia') =>
  pricesOf(houseSchema.parse({ ingredientPrices: { [name]: { price, amount: 1000, unit: 'g' } } }))(
    foodOf(id),
  )?.price

it('counts half of a whole fish as fillet, and takes a fillet price as it is', () => {
  expect(kilo('Tucunaré inteiro', 22, 'tucunare')).toBe(44)
  expect(kilo('Filé de tilápia', 34, 'tilapia')).toBe(34)
  // Far below the price of a fillet, an unqualified fish is whole.
  expect(kilo('Robalo', 42, 'robalo')).toBe(84)
  expect(kilo('Robalo', 60, 'robalo')).toBe(60)
})
