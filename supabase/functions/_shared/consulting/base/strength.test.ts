import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strength, techniques } from './strength.ts'

describe('the strength of a drink', () => {
  it('falls to about 16 % when 90 ml at 25 % are shaken and gain about 49 ml of water', () => {
    const result = strength([{ ml: 90, abv: 25 }], 'shaken')
    expect(result.waterMl).toBeCloseTo(48.65, 1)
    expect(result.abvPct).toBeCloseTo(16.2, 1)
  })

  it('follows the dilution of each technique', () => {
    const volume = (technique: (typeof techniques)[number]) =>
      strength([{ ml: 100, abv: 30 }], technique).volumeMl
    expect(volume('stirred')).toBeCloseTo(141, 0)
    expect(volume('built')).toBeCloseTo(125, 10)
    expect(volume('blended')).toBeCloseTo(190, 10)
    expect(volume('neat')).toBe(100)
  })

  it('does not dilute ingredients poured on top', () => {
    const plain = strength([{ ml: 50, abv: 40 }], 'shaken')
    const topped = strength([{ ml: 50, abv: 40 }], 'shaken', [{ ml: 100, abv: 0 }])
    expect(topped.waterMl).toBe(plain.waterMl)
    expect(topped.volumeMl).toBeCloseTo(plain.volumeMl + 100, 10)
  })

  it('is zero for an empty glass', () => {
    expect(strength([], 'shaken')).toEqual({ abvPct: 0, waterMl: 0, volumeMl: 0 })
  })

  it('conserves the amount of alcohol', () => {
    const part = fc.record({
      ml: fc.double({ min: 1, max: 200, noNaN: true }),
      abv: fc.double({ min: 0, max: 60, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), fc.constantFrom(...techniques), (parts, technique) => {
        const result = strength(parts, technique)
        const before = parts.reduce((sum, { ml, abv }) => sum + (ml * abv) / 100, 0)
        expect((result.volumeMl * result.abvPct) / 100).toBeCloseTo(before, 6)
        expect(result.waterMl).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
