import type { Answers, WizardInput } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'

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
