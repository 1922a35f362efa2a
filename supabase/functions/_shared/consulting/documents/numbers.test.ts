import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTyped, numberStyle, parseNumber } from './numbers.ts'

describe('a number in a sheet', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['R$12', 12],
    ['32,5', 32.5],
    ['1.234.567', 1_234_567],
    ['1234.56', 1234.56],
    ['12.5', 12.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['\u00a0 18,00 ', 18],
    ['40 un', 40],
    ['-3,00', -3],
    ['(3,00)', -3],
    ['R$ -3,00', -3],
    ['3,00-', -3],
    ['1.234', 1234],
    ['1,234', 1.234],
  ])('%s is read in the Brazilian style where possible', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each(['', 'dez', '12a', '1.2.3', '1,2,3', '12.34,5', 'R$', '--1', '1e5', '0x10', 'Infinity', '1 2x'])(
    'is not read from “%s”',
    (text) => {
      expect(parseNumber(text)).toBeNull()
    },
  )

  it('with one separator and three decimals follows the rest of the sheet', () => {
    expect(numberStyle(['12.50', '1.234', '7'])).toBe('plain')
    expect(numberStyle(['12,50', '1.234', '7'])).toBe('brazilian')
    expect(numberStyle(['1.234', '7'])).toBe('brazilian')
    expect(parseNumber('1.234', 'plain')).toBe(1.234)
    expect(parseNumber('1,234', 'plain')).toBe(1234)
  })

  it('is not guessed in a contradictory sheet', () => {
    expect(numberStyle(['12.50', '12,50'])).toBe('contradictory')
    expect(parseNumber('1.234', 'contradictory')).toBeNull()
    expect(parseNumber('12.50', 'contradictory')).toBe(12.5)
  })

  it('survives formatting and parsing in either style', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(cents, (amount) => {
        const value = amount / 100
        expect(parseNumber(formatTyped(value, 2))).toBe(value)
        expect(parseNumber(value.toFixed(2), 'plain')).toBe(value)
        expect(parseNumber(`R$ ${value.toLocaleString('pt-BR')}`)).toBe(value)
        expect(parseNumber(value.toLocaleString('en-US', { minimumFractionDigits: 2 }), 'plain')).toBe(value)
      }),
    )
  })
})
