import { tenWords, unitWords } from '../../base/language/number-words.ts'
import { canon, scan } from './scan.ts'

/** "meia": six, said digit by digit. */
const units: Readonly<Record<string, number>> = { zero: 0, ...unitWords, meia: 6 }
const tens: Readonly<Record<string, number>> = { ...tenWords, duzentos: 200 }
/** Numbers written as one word: "vintão". */
const whole: Readonly<Record<string, number>> = {
  vintão: 20,
  cinquentão: 50,
  dezão: 10,
  dúzia: 12,
  dezena: 10,
}

const canonical = (table: Readonly<Record<string, number>>) =>
  new Map(Object.entries(table).map(([word, value]) => [canon(word), value]))

const unitOf = canonical(units)
const tenOf = canonical(tens)
const wholeOf = canonical(whole)
const and = canon('e')

/** "vinte e cinco", "dois", "meia dúzia": its value and its number of words; null if no number starts here. */
export function numberInWords(keys: readonly string[], at: number): { value: number; words: number } | null {
  const first = keys[at] ?? ''
  const alone = wholeOf.get(first)
  if (alone !== undefined) return { value: alone, words: 1 }
  if (first === canon('meia') && keys[at + 1] === canon('dúzia')) return { value: 6, words: 2 }
  const ten = tenOf.get(first)
  if (ten !== undefined) {
    const unit = keys[at + 1] === and ? unitOf.get(keys[at + 2] ?? '') : undefined
    if (unit !== undefined && unit > 0 && unit < 10) return { value: ten + unit, words: 3 }
    return { value: ten, words: 1 }
  }
  const unit = unitOf.get(first)
  // "zero" more often refuses than counts, and "meia" is half of something.
  if (unit === undefined || unit === 0 || first === canon('meia')) return null
  return { value: unit, words: 1 }
}

/** Words of numbers, for the speller. */
export const numberWords: readonly string[] = [...unitOf.keys(), ...tenOf.keys(), ...wholeOf.keys()]

/** The numbers in a text, in figures or in words; times of day as hours. */
export function numbersIn(text: string): Set<number> {
  const tokens = scan(text)
  const keys = tokens.map(({ kind, key }) => (kind === 'word' ? key : ''))
  const found = new Set<number>()
  tokens.forEach(({ kind, key, value }, at) => {
    if (kind === 'number') {
      if (value !== null) found.add(value)
      const clock = /^(\d{1,2}):(\d{2})$/.exec(key)
      if (clock) found.add(Number(clock[1]) + Number(clock[2]) / 60)
    } else if (kind === 'word') {
      const counted = numberInWords(keys, at)
      if (counted) found.add(counted.value)
    }
  })
  return found
}
