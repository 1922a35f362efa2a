import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PriceRule, spreadAbove } from './price.ts'

const whole = { ending: 'whole' } as const
const rooftop: PriceRule = {
  market: { name: 'Caipirinha de limão-cravo', price: 36 },
  owner: { least: 32, most: null },
}

describe('prices above the owner’s minimum', () => {
  test('are spread in their original order, and dearer ones do not change', () => {
    const prices = [18, 22, 24, 28, 33, 36, 39, 41, 57].map((price) => spreadAbove(price, rooftop, whole))
    expect(prices).toEqual([32, 34, 34, 36, 38, 39, 40, 41, 57])
  })

  test('do not change without a minimum', () => {
    expect(spreadAbove(18, { ...rooftop, owner: { least: null, most: null } }, whole)).toBe(18)
  })

  test('respect both bounds and keep their order', () => {
    const money = fc.integer({ min: 10, max: 90 })
    fc.assert(
      fc.property(money, money, money, money, (a, b, least, room) => {
        const rule: PriceRule = { market: null, owner: { least, most: least + room } }
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((price) => spreadAbove(price, rule, whole))
        if (low === undefined || high === undefined) throw new Error('two prices')
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(Math.min(least, Math.min(a, b)))
        if (Math.max(a, b) <= least + room) expect(high).toBeLessThanOrEqual(least + room)
      }),
      { numRuns: 200 },
    )
  })
})
