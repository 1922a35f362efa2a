/** What needs the lexicon. Load it lazily: the lexicon is large. */
import { type AutomationType, automationOf } from '@consulting/automation-types.ts'
import { emptyHouse } from '@consulting/base/house/house.ts'
import type { RequestSheet } from '@consulting/base/request/request-sheet.ts'
import { understand } from '@consulting/understanding/understand.ts'

export { findOptions, itemNames } from './term-options'
export { understand }

/** What loose words ask for, such as a preset or new words for a passage. They stand in no answer. */
export function understandWords(type: AutomationType, text: string, today: string): RequestSheet {
  const input = automationOf(type).definition.inputs.find((one) => one.type === 'textarea')
  const { wishes, unread } = understand(type, {
    answers: { [input?.id ?? '']: text },
    house: emptyHouse,
    today,
  })
  return {
    wishes: wishes.map(({ place: _, ...wish }) => wish),
    unread: unread.map(({ place: _, ...rest }) => rest),
  }
}
