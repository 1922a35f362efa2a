/** How conditions on prices are read. */
import { dynamicPricing } from '../anyhow/rules/dynamic-pricing.ts'
import { plainLimits } from '../exceptions/plain-leave.ts'
import { readDayPromotions } from '../questions/day-promotions.ts'
import { withDoubtedHolds } from '../questions/doubted-holds.ts'
import { readEqualPrices } from '../questions/equal-prices.ts'
import { withHeldTimes } from '../questions/held-times.ts'
import { withJoinedTails } from '../questions/joined-tails.ts'
import { readMoneyAsked } from '../questions/money-asked.ts'
import { withNorThese } from '../questions/nor-these.ts'
import { withoutOutOfPlace } from '../questions/out-of-place.ts'
import { withQuestions } from '../questions/owner-questions.ts'
import { readPlainOffers } from '../questions/plain-offers.ts'
import { withPriceTails } from '../questions/price-tails.ts'
import { readPriceWholes } from '../questions/price-wholes.ts'
import { withPriceClauses } from '../questions/read-prices.ts'
import { readToldPeriods } from '../questions/told-periods.ts'
import type { Named } from '../spoken/pieces.ts'
import type { DraftWish } from '../text/draft.ts'
import { readRewritten } from '../text/rewritten.ts'
import { withLostSubjects } from '../unread/lost-subjects.ts'
import { withoutPricesOfOthers } from '../unread/prices-of-others.ts'
import { withoutRanks } from '../unread/ranked-prices.ts'
import { apart, ceilings, decisions, ofMoney, openCeilings } from './of-money.ts'
import type { AutomationReader, TextReader } from './reader.ts'
import { mend, weekdays, words } from './steps.ts'

const decided = (text: string, names: readonly Named[]): DraftWish[] => [
  ...readEqualPrices(text, names),
  ...readDayPromotions(text, names),
  ...readPlainOffers(text, names),
  ...readMoneyAsked(text, names, 'pays', true),
]

const constraints: TextReader = {
  reading: 'prices',
  reworded: (text, _, read) =>
    readRewritten(text, plainLimits(text), (plain) => read(withJoinedTails(plain))),
  days: (_, typed, { vocabulary, today }) => {
    const { wishes, told } = readToldPeriods(typed, vocabulary.names, today)
    return { wishes, told, taken: [...wishes, ...told] }
  },
  wholes: (text, { vocabulary, today }) => ({
    wishes: readPriceWholes(text, vocabulary.names, today),
    told: [],
  }),
  steps: [
    mend(withNorThese),
    mend(withoutOutOfPlace),
    mend(withLostSubjects),
    ceilings,
    decisions(decided, { isPricing: true }),
    apart,
    (text, { vocabulary, today }, readRest) => withPriceClauses(text, vocabulary.names, today, readRest),
    mend((text, draft, { vocabulary, today }) => withQuestions(text, draft, vocabulary.names, false, today)),
    weekdays('prices'),
    words('prices'),
  ],
  own: [
    ...ofMoney,
    openCeilings,
    withoutRanks,
    withoutPricesOfOthers,
    withDoubtedHolds,
    (text, draft, { vocabulary: { names }, ends, today }) =>
      withPriceTails(text, withHeldTimes(text, draft, today), names, ends),
  ],
}

export const priceReader: AutomationReader = { rules: dynamicPricing, texts: { constraints } }
