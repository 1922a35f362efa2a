import { describe, expect, it } from 'vitest'
import { returnOnCredits } from './roi'

describe('the return on credits', () => {
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
