import { expect, test } from 'vitest'
import type { PriceLimits } from './limits.ts'
import { menuPriceAbove, nextPrice, priceStep } from './price-step.ts'

const free: PriceLimits = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }
const step = (price: number, cost: number, limits: Partial<PriceLimits> = {}, elasticity = -0.9) =>
  priceStep({ price, cost, units: 100 }, elasticity, { ...free, ...limits })

test('rounds a step of 10 % up to the next whole price, by at most 12.5 %', () => {
  expect(step(18, 4.6)).toMatchObject({ kind: 'gain', price: 20 })
  expect(step(9, 4)).toMatchObject({ kind: 'gain', price: 10 })
  // R$ 8,00 would be 14 %.
  expect(step(7, 3)).toMatchObject({ kind: 'stays', price: 7 })
  expect(nextPrice(7, free)).toBeNull()
  expect(menuPriceAbove(7)).toBe(8)
})

test('approaches a ceiling that the owner names by up to 15 %, and never exceeds it', () => {
  expect(step(15, 6, { allowed: 17, ceiling: 17 })).toMatchObject({ price: 17 })
  expect(step(15, 6, { allowed: 25, ceiling: 25 }).price).toBeLessThanOrEqual(17)
  // The price just below the ceiling is also considered.
  expect(nextPrice(69, { ...free, allowed: 70, ceiling: 70 })).toBe(70)
  expect(step(18, 8, { allowed: 19, ceiling: 19 })).toMatchObject({ price: 19 })
  // Allowed by name, but it would not pay off: −2.5 loses more guests than it gains.
  expect(step(18, 4.6, { allowed: 20, ceiling: 20 }, -2.5).price).toBeLessThanOrEqual(18)
})

test('prefers a smaller step if its gain is nearly the same', () => {
  // R$ 53,00 would bring 203, R$ 52,00 brings 184.
  expect(priceStep({ price: 48, cost: 20.5, units: 216 }, -1.2, free)).toMatchObject({ price: 52 })
})

test('is cautious with best sellers, dearer siblings and recent price changes', () => {
  expect(step(18, 4.6, { place: { kind: 'doorway' } }).price).not.toBe(20)
  const sibling = { kind: 'step_up', of: 'Cachaça da casa', more: 3.7 } as const
  expect(step(10, 5, { place: sibling }).price).toBeLessThanOrEqual(10)
  expect(step(10, 5, { place: sibling, allowed: 11, ceiling: 11 })).toMatchObject({ price: 11 })
  expect(step(10, 5, { place: { kind: 'recent', since: '2026-10-06', from: 9 } })).toMatchObject({
    price: 10,
  })
})
