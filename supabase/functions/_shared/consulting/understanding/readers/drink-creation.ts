/** How wishes for drinks are read. */
import { drinkCreation } from '../anyhow/rules/drink-creation.ts'
import { withLastWords } from '../drinks/last-words.ts'
import { withLikened } from '../drinks/likened.ts'
import { withPlainParts } from '../drinks/plain-parts.ts'
import { withMoreDishes } from '../drinks/settle-parts.ts'
import { withSharedPrices } from '../drinks/shared-price.ts'
import { ofTools, withoutMentions } from '../drinks/tools.ts'
import { plainFoods } from '../exceptions/plain-leave.ts'
import type { WishContent } from '../text/draft.ts'
import { withOfThem } from '../text/of-them.ts'
import { withPlainForms } from '../text/plain-forms.ts'
import { readRewritten } from '../text/rewritten.ts'
import { withoutAsides } from '../told/asides.ts'
import { withCostsApart } from '../unread/costs-apart.ts'
import { withoutKindsOfLists } from '../unread/kinds-of-lists.ts'
import { withLateDoubts } from '../unread/late-doubts.ts'
import { ofSomeDrinks } from '../unread/of-some.ts'
import { withPartRefusals } from '../unread/part-refusals.ts'
import { withPartsOfResults } from '../unread/parts-of-results.ts'
import { drinkSteps } from './drink-steps.ts'
import { ofResults } from './of-results.ts'
import { type AutomationReader, alone, type TextReader } from './reader.ts'
import { endings, mend, words } from './steps.ts'

/** "…, sabe?", "…, tá?": what ends so is no question. Places stay. */
const withoutTags = (text: string): string =>
  text.replace(
    /(?<=[\s,](?:sabe|viu|n[eé]|t[aá]|ok|okay|beleza|certo|visse|entende|entendeu|combinado|por favor|pode ser)\s*)\?/giu,
    '.',
  )

const costOf = (max: number, isShare: boolean, item?: string): WishContent | null =>
  item === undefined ? { kind: 'cost', ...(isShare ? { percent: max } : { max }) } : null

const preferences: TextReader = {
  reading: 'drinks',
  reworded: (text, _, read) => readRewritten(text, plainFoods(text), (plain) => withOfThem(plain, read)),
  plain: withPlainParts,
  steps: [
    endings,
    (text, { vocabulary }, readRest) =>
      withPlainForms(withoutTags(text), (plain) =>
        withoutAsides(plain, vocabulary, (rest) => withLateDoubts(rest, readRest(rest))),
      ),
    ...drinkSteps,
  ],
  own: [
    (text, draft) => withMoreDishes(text, withPartRefusals(text, withLikened(text, draft))),
    (text, draft, around) => withPartsOfResults(text, draft, ofSomeDrinks, alone(around)),
    withLastWords,
    withSharedPrices,
    withCostsApart(costOf),
    ...ofResults,
    withoutKindsOfLists,
  ],
}

const equipment: TextReader = {
  reading: 'equipment',
  steps: [mend(ofTools), words('equipment')],
  own: [withoutMentions],
}

export const drinkReader: AutomationReader = {
  rules: drinkCreation,
  texts: { preferences, equipment },
}
