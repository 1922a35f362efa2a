/** Functions that need the lexicon. Import lazily: the lexicon is large. */

import { uniteSheets } from '@consulting/ai/unite-sheets.ts'
import { type AutomationType, automationOf } from '@consulting/automation-types.ts'
import type { Answers } from '@consulting/base/answers/definition.ts'
import { emptyHouse, type House, type HouseItem, houseItemSchema } from '@consulting/base/house/house.ts'
import type { RequestSheet } from '@consulting/base/request/request-sheet.ts'
import { ownWords, understand } from '@consulting/understanding/understand.ts'

export { findOptions, itemNames } from './term-options'
export { ownWords, understand, uniteSheets }

/** Automations without a text question read loose words as this one does. */
const wordsAsked: AutomationType = 'dish_creation'

type Known = { answers: Answers; house: House; today: string }

/** Reads words that are in no answer, such as a preset or a rewording of a passage. */
export function understandWords(
  type: AutomationType,
  text: string,
  { answers, house, today }: Known,
): RequestSheet {
  const textOf = (of: AutomationType) =>
    automationOf(of).definition.inputs.find((input) => input.type === 'textarea')?.id
  const asked = textOf(type) === undefined ? wordsAsked : type
  const { wishes, unread } = understand(asked, {
    answers: { [textOf(asked) ?? '']: text },
    // Item names only: the sheet already has the house's standing wishes.
    house: { ...emptyHouse, menu: [...sentItems(answers), ...house.menu] },
    today,
  })
  return {
    wishes: wishes.map(({ place: _, ...wish }) => wish),
    unread: unread.map(({ place: _, ...rest }) => rest),
  }
}

function sentItems(answers: Answers): HouseItem[] {
  return Object.values(answers).flatMap((answer) => {
    if (typeof answer !== 'object' || Array.isArray(answer)) return []
    const items = answer.menu?.items ?? answer.sales?.items ?? []
    return items.map(({ name, category, price }) => houseItemSchema.parse({ name, section: category, price }))
  })
}
