/** Allergies of the house's own people, as the owner states them among the restrictions. */

import type { EngineContext } from '../../base/context.ts'
import { isDiet } from '../../base/lexicon/diets.ts'

/** Only what stands in a sentence about an allergy; another refusal counts as one for the dishes alone. */
export function allergiesOf({ house, sheet }: Pick<EngineContext, 'house' | 'sheet'>): string[] {
  const sentences = house.settings.restrictions.filter((one) => /al[eé]rg/iu.test(one))
  return [
    ...new Set(
      sheet.wishes.flatMap((wish) =>
        wish.kind === 'exclude' &&
        wish.why === 'allergy' &&
        !isDiet(wish.what) &&
        sentences.some((sentence) => sentence.includes(wish.text))
          ? [wish.what]
          : [],
      ),
    ),
  ]
}
