import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contributionMargin,
  doseCost,
  drinkPourCostBand,
  type PriceEnding,
  pourCostPct,
  recipeCost,
  roundUpToMenuPrice,
  suggestPrice,
} from './costing.ts'

const policy = { targetPct: 20, band: drinkPourCostBand, ending: 'whole', minimumPrice: 15 } as const
const ending = fc.constantFrom<PriceEnding>('ninety', 'whole')

describe('the cost of a dose', () => {
  it('is R$ 5,50 for 50 ml of a 500 ml bottle of R$ 55', () => {
    expect(doseCost({ price: 55, amount: 500 }, 50)).toBeCloseTo(5.5, 10)
  })

  it('includes the loss in preparation', () => {
    expect(doseCost({ price: 55, amount: 500 }, 50, 0.05)).toBeCloseTo(5.7895, 4)
  })

  it('refuses an empty pack, a negative quantity and a total loss', () => {
    expect(() => doseCost({ price: 1, amount: 0 }, 1)).toThrow(RangeError)
    expect(() => doseCost({ price: 1, amount: 1 }, -1)).toThrow(RangeError)
    expect(() => doseCost({ price: 1, amount: 1 }, 1, 1)).toThrow(RangeError)
  })
})

describe('the cost of a recipe', () => {
  it('is the sum of its parts', () => {
    expect(recipeCost([5.5, 0.4, 0.35])).toEqual({ kind: 'complete', total: 6.25 })
  })

  it('is incomplete, never zero, when a price is missing', () => {
    expect(recipeCost([5.5, null])).toEqual({ kind: 'incomplete', known: 5.5, missing: 1 })
    expect(recipeCost([null]).kind).toBe('incomplete')
  })
})

describe('the suggested price', () => {
  it('rounds R$ 27,50 up to R$ 27,90 or R$ 28', () => {
    expect(roundUpToMenuPrice(5.5 / 0.2, 'ninety')).toBe(27.9)
    expect(roundUpToMenuPrice(5.5 / 0.2, 'whole')).toBe(28)
    expect(roundUpToMenuPrice(27.9, 'ninety')).toBe(27.9)
    expect(roundUpToMenuPrice(27.91, 'ninety')).toBe(28.9)
  })

  it('gives pour cost and margin at the price on the menu', () => {
    const suggested = suggestPrice(5.5, policy)
    expect(suggested.price).toBe(28)
    expect(suggested.basis).toBe('in_band')
    expect(suggested.pourCostPct).toBeCloseTo(pourCostPct(5.5, 28), 10)
    expect(suggested.contributionMargin).toBeCloseTo(contributionMargin(5.5, 28), 10)
  })

  it('takes the lowest price of the band when rounding would fall below it', () => {
    const suggested = suggestPrice(3.05, { ...policy, targetPct: 18, minimumPrice: 0 })
    expect(suggested.price).toBe(13)
    expect(suggested.basis).toBe('in_band')
  })

  it('reports when the minimum price or the step of one real puts a cheap drink below the band', () => {
    expect(suggestPrice(2, policy)).toMatchObject({ price: 15, basis: 'minimum_price' })
    expect(suggestPrice(0.25, { ...policy, minimumPrice: 0 })).toMatchObject({
      price: 2,
      basis: 'step_too_large',
    })
  })

  it('covers taxes and fees, so that the net price is within the band', () => {
    const suggested = suggestPrice(5.5, { ...policy, deductions: 0.1 })
    expect(suggested.price).toBe(31)
    expect(suggested.pourCostPct).toBeCloseTo((5.5 / 27.9) * 100, 6)
  })

  it('stays within the band for every cost that the minimum price allows, and never exceeds it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2.8, max: 60, noNaN: true }),
        fc.double({ min: 5, max: 60, noNaN: true }),
        ending,
        (cost, targetPct, priceEnding) => {
          const suggested = suggestPrice(cost, { ...policy, targetPct, ending: priceEnding })
          expect(suggested.pourCostPct).toBeLessThanOrEqual(drinkPourCostBand.max + 1e-3)
          if (suggested.basis !== 'in_band') expect(suggested.price).toBeLessThan(16)
          else expect(suggested.pourCostPct).toBeGreaterThanOrEqual(drinkPourCostBand.min)
          const cents = Math.round(suggested.price * 100) % 100
          expect(cents).toBe(priceEnding === 'ninety' ? 90 : 0)
        },
      ),
    )
  })
})
