/** How one automation's answers are read. Import lazily: the lexicon is large, and so are the readers. */

import { uniteSheets } from '@consulting/ai/unite-sheets.ts'
import { type AutomationType, automationOf } from '@consulting/automation-types.ts'
import type { Answers } from '@consulting/base/answers/definition.ts'
import { emptyHouse, type HouseItem, houseItemSchema } from '@consulting/base/house/house.ts'
import type { RequestSheet } from '@consulting/base/request/request-sheet.ts'
import { readRequest, type Understanding } from '@consulting/understanding/read-request.ts'
import { type AutomationReader, withoutWords } from '@consulting/understanding/readers/reader.ts'
import { ownWords } from '@consulting/understanding/text/own-words.ts'
import { findOptions, itemNames } from './term-options'

const readers: Readonly<Partial<Record<AutomationType, () => Promise<AutomationReader>>>> = {
  drink_creation: async () =>
    (await import('@consulting/understanding/readers/drink-creation.ts')).drinkReader,
  food_pairing: async () => (await import('@consulting/understanding/readers/food-pairing.ts')).pairingReader,
  dish_creation: async () => (await import('@consulting/understanding/readers/dish-creation.ts')).dishReader,
  menu_redesign: async () => (await import('@consulting/understanding/readers/menu-redesign.ts')).menuReader,
  content_generation: async () =>
    (await import('@consulting/understanding/readers/content-generation.ts')).postReader,
  predictive_analytics: async () =>
    (await import('@consulting/understanding/readers/predictive-analytics.ts')).forecastReader,
  competitor_analysis: async () =>
    (await import('@consulting/understanding/readers/competitor-analysis.ts')).rivalReader,
  dynamic_pricing: async () =>
    (await import('@consulting/understanding/readers/dynamic-pricing.ts')).priceReader,
}

const textOf = (type: AutomationType) =>
  automationOf(type).definition.inputs.find((input) => input.type === 'textarea')?.id

/** Functions that read the words of an owner who asks for this automation. */
export async function loadReader(type: AutomationType) {
  // An automation without a text question reads loose words as this one does.
  const asked: AutomationType = textOf(type) === undefined ? 'dish_creation' : type
  const [reader = withoutWords, ofWords = withoutWords] = await Promise.all(
    [type, asked].map(async (one) => (await readers[one]?.()) ?? withoutWords),
  )
  return {
    ownWords,
    uniteSheets,
    findOptions,
    itemNames,
    understand: (given: Understanding): RequestSheet => readRequest(reader, type, given),
    /** Reads words that are in no answer, such as a preset or a rewording of a passage. */
    understandWords(text: string, { answers, house, today }: Understanding): RequestSheet {
      const { wishes, unread } = readRequest(ofWords, asked, {
        answers: { [textOf(asked) ?? '']: text },
        // Item names only: the sheet already has the house's standing wishes.
        house: { ...emptyHouse, menu: [...sentItems(answers), ...house.menu] },
        today,
      })
      return {
        wishes: wishes.map(({ place: _, ...wish }) => wish),
        unread: unread.map(({ place: _, ...rest }) => rest),
      }
    },
  }
}

function sentItems(answers: Answers): HouseItem[] {
  return Object.values(answers).flatMap((answer) => {
    if (typeof answer !== 'object' || Array.isArray(answer)) return []
    const items = answer.menu?.items ?? answer.sales?.items ?? []
    return items.map(({ name, category, price }) => houseItemSchema.parse({ name, section: category, price }))
  })
}
