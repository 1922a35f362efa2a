import type { Answers, WizardInput } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import { numberInWords } from './numbers.ts'
import { scan } from './scan.ts'

/** Whether the owner typed an entry of a list, instead of choosing it. */
export const isOwnEntry = (input: WizardInput, entry: string): boolean => !input.options?.includes(entry)

/**
 * The owner's own words in an answer, the text that places refer to: a text as it is, or the own entries of a list, one
 * per line.
 */
export function ownWords(input: WizardInput, answers: Answers): string {
  if (input.type === 'textarea') return textOf(answers, input.id)
  if (input.type !== 'multiselect' || input.maxLength === undefined) return ''
  return listOf(answers, input.id)
    .filter((entry) => isOwnEntry(input, entry))
    .join('\n')
}

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
