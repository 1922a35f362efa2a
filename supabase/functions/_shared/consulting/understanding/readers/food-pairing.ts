/** How questions about what goes with what are read. */
import { foodPairing } from '../anyhow/rules/food-pairing.ts'
import { withComboDishes } from '../pairings/combo-dishes.ts'
import { withNumberedNames } from '../pairings/numbered-names.ts'
import { plainReasons } from '../pairings/plain-reasons.ts'
import { withPairings } from '../pairings/read-pairings.ts'
import { withSaidOfDishes } from '../pairings/said-of-dishes.ts'
import { withSettledPairs } from '../pairings/settled.ts'
import { withoutTakenBack } from '../pairings/taken-back.ts'
import { readPairingWholes } from '../pairings/whole-orders.ts'
import { readRewritten } from '../text/rewritten.ts'
import { drinkSteps } from './drink-steps.ts'
import { type AutomationReader, readBySteps, type TextReader } from './reader.ts'
import { endings, mend } from './steps.ts'

const focusAreas: TextReader = {
  reading: 'pairings',
  reworded: (text, _, read) => readRewritten(text, plainReasons(text), read),
  wholes: (text, { vocabulary, today }) => ({
    wishes: readPairingWholes(text, vocabulary.names, today),
    told: [],
  }),
  steps: [
    mend(withSettledPairs),
    endings,
    (text, { vocabulary, today, items }) =>
      withPairings(text, vocabulary, today, (rest) =>
        readBySteps(rest, drinkSteps, { vocabulary, today, items }),
      ),
  ],
  own: [(text, draft, { vocabulary: { names } }) => withNumberedNames(text, draft, names)],
  late: [
    (text, draft, { vocabulary: { names } }) =>
      withoutTakenBack(text, withComboDishes(text, withSaidOfDishes(text, draft, names), names)),
  ],
}

export const pairingReader: AutomationReader = {
  rules: foodPairing,
  texts: { focus_areas: focusAreas },
  standing: (restriction, { vocabulary, today }, read) => withPairings(restriction, vocabulary, today, read),
}
