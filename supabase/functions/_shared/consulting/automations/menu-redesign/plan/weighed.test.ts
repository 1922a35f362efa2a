import { expect, test } from 'vitest'
import type { PriceLimits } from '../../../base/pricing/limits.ts'
import { asksRaise, weigh } from './weighed.ts'

const noLimits: PriceLimits = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }
const neighbours = [
  { price: 12, cost: 4, units: 300 },
  { price: 15, cost: 6, units: 150 },
]
const at = (lost: number, limits = noLimits) =>
  weigh({ price: 16, cost: 7, units: 60 }, neighbours, { lost, elasticity: -1.2, limits })

test('the more is thrown away, the less an item leaves, and never more if it leaves', () => {
  const shares = [0, 10, 30, 50, 70].map((lost) => at(lost))
  for (const [index, one] of shares.entries()) {
    const before = shares[index - 1]
    if (before) expect(one.stay).toBeLessThan(before.stay)
    expect(one.leave).toEqual(shares[0]?.leave)
  }
  expect(shares[0]?.best).not.toBe('leave')
  expect(shares.at(-1)?.best).toBe('leave')
})

test('cost with loss is cost by what is left of the purchase', () => {
  expect(at(50).spent).toBeCloseTo(14)
})

test('a price within the limits, or none', () => {
  expect(at(30, { ...noLimits, highest: 17 }).raise?.price ?? 0).toBeLessThanOrEqual(17)
  expect(at(30, { ...noLimits, fixed: 16 }).raise).toBeNull()
})

test.each([
  ['o pernil: tiro ou aumento?', true],
  ['vale manter o pernil, ou cobro mais caro?', true],
  ['tiro do cardápio ou deixo só por encomenda?', false],
  ['subo ou baixo o preço?', false],
])('%s', (said, expected) => {
  expect(asksRaise(said)).toBe(expected)
})
