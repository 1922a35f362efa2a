/** Amounts as owners write them: "1.500", "2 mil", "mil e quinhentos", "7,60". */
import { numberValues } from '../../base/language/number-words.ts'

const word = `(?:${Object.keys(numberValues).join('|')}|mil)`

/** An amount in figures or in words, as one group of a pattern on folded text. */
export const figure = String.raw`(?:r\$\s*)?((?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?)(?:\s*(?:mil\b|k\b))?|${word}(?:\s+(?:e\s+)?${word})*)`

/** The value of a figure; NaN for anything else. */
export function figureOf(said: string | undefined): number {
  if (said === undefined) return Number.NaN
  const digits = /^(\d[\d.,]*)\s*(mil|k)?/.exec(said)
  if (digits?.[1]) {
    const plain = /\.\d{3}(?:\D|$)/.test(digits[1]) ? digits[1].replaceAll('.', '') : digits[1]
    return Number(plain.replace(',', '.')) * (digits[2] === undefined ? 1 : 1000)
  }
  let [sum, part] = [0, 0]
  for (const one of said.split(/\s+(?:e\s+)?/)) {
    if (one === 'mil') {
      sum += (part || 1) * 1000
      part = 0
    } else part += numberValues[one] ?? Number.NaN
  }
  return sum + part
}

/** "7,60", "7 e 60", "12 reais e 50": an amount with its cents spoken. */
export const spokenPrice = String.raw`(?:r\$\s*)?(\d{1,4})(?:[.,](\d{1,2})|\s*(?:reais|real|conto)?\s*e\s*(\d{2}))?\b`

export const spokenValue = (whole = '', cents = '', spoken = '') =>
  Number(whole) + Number((cents || spoken || '0').padEnd(2, '0')) / 100
