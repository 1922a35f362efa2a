import { describe, expect, it } from 'vitest'
import { returnOnCredits, totalSpent } from './roi'

describe('the return on credits', () => {
  it('sums the absolute amounts of what was spent and of nothing else', () => {
    expect(
      totalSpent([
        { transaction_type: 'purchased', amount: 500 },
        { transaction_type: 'bonus', amount: 75 },
        { transaction_type: 'spent', amount: -200 },
        { transaction_type: 'spent', amount: -300 },
        { transaction_type: 'refunded', amount: 300 },
        { transaction_type: 'expired', amount: -20 },
      ]),
    ).toBe(500)
  })

  it('is delivered revenue over credits spent, in whole percent', () => {
    expect(returnOnCredits(1000, 200)).toBe(500)
    expect(returnOnCredits(55, 300)).toBe(18)
    expect(returnOnCredits(56, 300)).toBe(19)
  })

  it('is 0 while nothing was spent, whatever was delivered', () => {
    expect(returnOnCredits(1000, 0)).toBe(0)
    expect(returnOnCredits(0, 200)).toBe(0)
  })
})
