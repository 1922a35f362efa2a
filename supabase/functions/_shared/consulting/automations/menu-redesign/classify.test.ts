import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classify, type Measured } from './classify.ts'

describe('menu engineering', () => {
  // Four items, 400 units: popular from 70 % of a quarter, 70 units; mean margin (10×160 + 5×120 + 12×60 + 4×60) ÷ 400
  // = 7.90.
  const measured: Measured[] = [
    { name: 'Camarão', units: 160, price: 20, cost: 10 },
    { name: 'Isca', units: 120, price: 12, cost: 7 },
    { name: 'Patinha', units: 60, price: 20, cost: 8 },
    { name: 'Salada', units: 60, price: 9, cost: 5 },
  ]

  test('puts the textbook’s four items into its four quadrants', () => {
    const { items, popularityThresholdPct, marginThreshold } = classify(measured)
    expect(items.map(({ quadrant }) => quadrant)).toEqual(['Estrela', 'Burro de carga', 'Enigma', 'Abacaxi'])
    expect(popularityThresholdPct).toBe(17.5)
    expect(marginThreshold).toBeCloseTo(7.9)
  })

  test('counts a value at the threshold as reached', () => {
    // Two equal items: each has exactly its share and the mean margin.
    const { items } = classify([
      { name: 'A', units: 3, price: 0.3, cost: 0.1 },
      { name: 'B', units: 3, price: 0.4, cost: 0.2 },
    ])
    expect(items.every(({ popular, profitable }) => popular && profitable)).toBe(true)
  })

  const itemArbitrary = fc.record({
    name: fc.string({ minLength: 1 }),
    units: fc.integer({ min: 1, max: 100_000 }),
    price: fc.integer({ min: 100, max: 50_000 }).map((cents) => cents / 100),
    cost: fc.integer({ min: 0, max: 100 }).map((cents) => cents / 100),
  })

  test('agrees with an independent computation in integers', () => {
    fc.assert(
      fc.property(fc.array(itemArbitrary, { minLength: 1, maxLength: 30 }), (items) => {
        const total = items.reduce((sum, { units }) => sum + units, 0)
        const margin = ({ price, cost }: Measured) => Math.round(price * 100) - Math.round(cost * 100)
        const profit = items.reduce((sum, item) => sum + margin(item) * item.units, 0)
        for (const [index, item] of classify(items).items.entries()) {
          const source = items[index]
          if (!source) throw new Error('an item is missing')
          const popular = 10 * items.length * source.units >= 7 * total
          const profitable = margin(source) * total >= profit
          expect([item.popular, item.profitable]).toEqual([popular, profitable])
          expect(item.quadrant).toBe(
            popular ? (profitable ? 'Estrela' : 'Burro de carga') : profitable ? 'Enigma' : 'Abacaxi',
          )
        }
      }),
      { numRuns: 200 },
    )
  })
})
