/** Amounts in figures or in words, as people say them. */
import { numberValues } from '../../base/language/number-words.ts'

export type Amount = { start: number; end: number; value: number; isMoney: boolean }

const word = `(?:${Object.keys(numberValues).join('|')}|mil)`
const spoken = String.raw`(?<![\p{L}\p{N}])${word}(?:\s+(?:e\s+)?${word})*(?![\p{L}\p{N}])`
const figure = String.raw`(?<![\p{L}\p{N}.,])\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|(?<![\p{L}\p{N}.,])\d+(?:[.,]\d{1,2})?(?![\p{L}\p{N}])`
const amount = new RegExp(
  String.raw`(?<before>r\$\s*)?(?:(?<figure>${figure})(?<thousand>\s*(?:mil|k)(?!\p{L}))?|(?<spoken>${spoken}))(?<after>\s*(?:reais|real|contos?|pilas?|paus?)(?!\p{L}))?`,
  'gu',
)

/** "dois mil e quinhentos" is 2,500, "dezenove e noventa" 19.90: no larger part follows a smaller one but cents. */
function spokenValue(said: string): number {
  let total = 0
  let part = 0
  const parts = said.split(/\s+/)
  for (const [at, one] of parts.entries()) {
    const before = numberValues[parts[at - 2] ?? '']
    const isCents =
      parts[at - 1] === 'e' && before !== undefined && before < 100 && (numberValues[one] ?? 0) >= 10
    if (isCents && (numberValues[one] ?? 0) < 100)
      return total + part + spokenValue(parts.slice(at).join(' ')) / 100
    if (one === 'mil') {
      total += Math.max(1, part) * 1000
      part = 0
    } else part += numberValues[one] ?? 0
  }
  return total + part
}

const small = Object.entries(numberValues).flatMap(([name, value]) => (value < 20 ? [name] : []))
const unit = Object.entries(numberValues).flatMap(([name, value]) => (value < 10 ? [name] : []))
/** "entre três e cinco": nothing below twenty goes on with a unit. */
const two = new RegExp(
  String.raw`^(?<first>(?:${small.join('|')}))\s+e\s+(?<second>(?:${unit.join('|')}))$`,
  'u',
)

/** @param folded without accents, in lower case */
export function amountsIn(folded: string): Amount[] {
  return [...folded.matchAll(amount)].flatMap((match): Amount[] => {
    // "dez por cento" is no hundred.
    if (/^cento\b/.test(match[0]) && /por\s+$/.test(folded.slice(0, match.index))) return []
    const { first = '', second = '' } = two.exec(match.groups?.spoken ?? '')?.groups ?? {}
    if (second !== '' && match.groups?.before === undefined && match.groups?.after === undefined) {
      const at = match.index + match[0].lastIndexOf(second)
      return [
        { start: match.index, end: match.index + first.length, value: spokenValue(first), isMoney: false },
        { start: at, end: at + second.length, value: spokenValue(second), isMoney: false },
      ]
    }
    const { before, figure: digits, thousand, spoken: said, after } = match.groups ?? {}
    const number = /\.\d{3}/.test(digits ?? '') ? (digits ?? '').replaceAll('.', '') : (digits ?? '')
    const value = said === undefined ? Number(number.replace(',', '.')) : spokenValue(said)
    const start = match.index + (before?.length ?? 0)
    return [
      {
        start,
        end: match.index + match[0].length - (after?.length ?? 0),
        value: thousand === undefined ? value : value * 1000,
        isMoney: before !== undefined || after !== undefined,
      },
    ]
  })
}
