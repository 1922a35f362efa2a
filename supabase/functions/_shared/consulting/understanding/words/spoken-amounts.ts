/** Amounts within a folded text, in figures or in words: "1.200", "quatrocentos", "vinte e dois". */
import { numberValues } from '../../base/language/number-words.ts'

const values: Readonly<Record<string, number>> = { ...numberValues, mil: 1000 }

const word = `(?:${Object.keys(values)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}])`

/** Source of a pattern for one amount, in one capturing group. */
export const spokenAmount = `((?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(?:,\\d{1,2})?(?:\\s+mil(?!\\p{L}))?|${word}(?:\\s+(?:e\\s+)?${word})*)`

/** Its value; NaN if it is no amount. */
export function amountOf(said: string | undefined): number {
  if (said === undefined) return Number.NaN
  const [, digits, thousands] = /^([\d.,]+)(\s+mil)?$/.exec(said.trim()) ?? []
  if (digits !== undefined)
    return Number(digits.replace(/\./g, '').replace(',', '.')) * (thousands === undefined ? 1 : 1000)
  const words = said
    .trim()
    .split(/\s+/)
    .filter((one) => one !== 'e')
  if (words.length === 0) return Number.NaN
  return words.reduce((sum, one) => {
    const value = values[one] ?? Number.NaN
    return value === 1000 ? Math.max(1, sum) * 1000 : sum + value
  }, 0)
}
