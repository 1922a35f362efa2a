import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comboOf, endingOf } from './combo.ts'

const dish = { name: 'Torresmo', price: 38.9, cost: 12.4 }
const drink = { name: 'Caipirinha', price: 16.9, cost: 3.6 }

describe('a combo', () => {
  it('takes 15 % off a mixed drink, at most 8 % of both, and keeps the menu’s price ending', () => {
    // 55.80 − min(4.46; 2.54) = 53.27, the next …,90 is 53.90.
    const combo = comboOf(dish, drink, 'ninety')
    expect(combo).toMatchObject({ price: 53.9, missing: [] })
    expect(combo?.discount).toBeCloseTo(1.9, 9)
    expect(combo?.cost).toBeCloseTo(16, 9)
    expect(combo?.margin).toBeCloseTo(37.9, 9)
    // 15 % off, as a menu price: 53.90 − 38.90 − 3.60
    expect(combo?.gain).toBeCloseTo(11.4, 9)
  })

  it('has no margin without both costs, and still states the gain when the drink’s cost is known', () => {
    const combo = comboOf({ ...dish, cost: null }, drink, 'ninety')
    expect(combo).toMatchObject({ cost: null, margin: null, costPct: null, missing: ['Torresmo'] })
    expect(combo?.gain).toBeCloseTo(11.4, 9)
    expect(comboOf(dish, { ...drink, cost: null }, 'ninety')).toMatchObject({ gain: null, margin: null })
  })

  it('pays while no more than its break-even share of buyers would have bought both anyway', () => {
    const combo = comboOf(dish, drink, 'ninety')
    const share = (combo?.breakEvenPct ?? 0) / 100
    // At break-even, new guests bring as much as the others save: 11.40 and 1.90.
    expect((1 - share) * 11.4).toBeCloseTo(share * 1.9, 9)
    expect(comboOf(dish, { ...drink, cost: null }, 'ninety')?.breakEvenPct).toBeNull()
    expect(comboOf(dish, { ...drink, cost: 16.5 }, 'ninety')?.breakEvenPct).toBe(0)
  })

  it('gives no discount on a measure of cachaça, because R$ 3 would not persuade guests', () => {
    const combo = comboOf(dish, { name: 'Carvalho Premium', price: 30, cost: 6.6, neat: true }, 'whole')
    expect(combo).toMatchObject({ discount: 0 })
    expect(combo?.price).toBeCloseTo(68.9, 9)
  })

  it('requires both prices', () => {
    expect(comboOf({ ...dish, price: null }, drink, 'ninety')).toBeNull()
    expect(comboOf(dish, { ...drink, price: null }, 'ninety')).toBeNull()
  })

  it('never costs more than both items separately, and always leaves the drink a margin', () => {
    const money = fc.integer({ min: 500, max: 20_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(money, money, fc.constantFrom('ninety' as const, 'whole' as const), (a, b, ending) => {
        const combo = comboOf(
          { name: 'a', price: a, cost: a * 0.3 },
          { name: 'b', price: b, cost: b * 0.22 },
          ending,
        )
        if (!combo) throw new Error('both prices are known')
        expect(combo.price).toBeLessThanOrEqual(a + b + 1e-9)
        expect(combo.discount).toBeLessThanOrEqual(b * 0.15 + 1e-9)
        expect(combo.gain).toBeGreaterThan(0)
        expect(combo.margin).toBeCloseTo(combo.price - (combo.cost ?? 0), 9)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the price ending', () => {
  it('follow the menu, or the kind of house if the menu shows none', () => {
    expect(endingOf([10.9, 20.9, 30], 'whole')).toBe('ninety')
    expect(endingOf([10, 20, 30.9], 'ninety')).toBe('whole')
    expect(endingOf([], 'whole')).toBe('whole')
    expect(endingOf([10.5], 'ninety')).toBe('ninety')
  })
})
