/** How competitors and what is asked of them are read. */
import { competitorAnalysis } from '../anyhow/rules/competitor-analysis.ts'
import { withLateConcepts } from '../competitors/concepts/concepts.ts'
import { headsIn, readRivalWholes, withRivalNames } from '../competitors/first-wholes.ts'
import { withNameless } from '../competitors/nameless.ts'
import { withJoinedQuestions, withoutFalseRivals } from '../competitors/not-rivals.ts'
import { withOfferTails } from '../competitors/offer-tails.ts'
import { withOnlyCompared } from '../competitors/only-compared.ts'
import { readOrdersBeside } from '../competitors/orders-beside.ts'
import { withOwnSizes } from '../competitors/own-sizes.ts'
import { readPlainAsks } from '../competitors/plain-asks.ts'
import { withPlainPrices } from '../competitors/plain-prices.ts'
import { readRivals } from '../competitors/read-rivals.ts'
import { withRelativeBounds } from '../competitors/relative-bounds.ts'
import { withRivalsOfQuestions } from '../competitors/rivals-of-questions.ts'
import { settlePlain } from '../competitors/settle-plain.ts'
import { readSizedBeers } from '../competitors/sized-beers.ts'
import { withWholeSentences } from '../competitors/whole-sentences.ts'
import { plainLimits } from '../exceptions/plain-leave.ts'
import { readOrders } from '../orders/read-orders.ts'
import { withOnlyThese } from '../questions/only-these.ts'
import { readRewritten } from '../text/rewritten.ts'
import { withKnownPlaces } from '../unread/unknown-places.ts'
import { allowedRises, ceilings, decisions, openCeilings, startDays } from './of-money.ts'
import type { AutomationReader, TextReader } from './reader.ts'
import { mend, withTaken } from './steps.ts'

const ofRises = /(?<!\p{L})(?:aumentos?|reajustes?|acr[ée]scimos?)(?!\p{L})/iu

const competitors: TextReader = {
  reading: 'competitors',
  reworded: (text, { vocabulary: { names } }, read) =>
    readRewritten(text, plainLimits(text), (plain) => withPlainPrices(plain, names, read)),
  wholes: (text, { vocabulary, today }) => ({
    wishes: readRivalWholes(text, vocabulary.names, today),
    told: [],
  }),
  steps: [
    mend((text, draft, { vocabulary }) => settlePlain(text, draft, vocabulary.names)),
    ceilings,
    decisions(() => [], { ofRivals: true }),
    (text, _, readRest) => withTaken(text, readSizedBeers(text), readRest),
    (text, _, readRest) => withTaken(text, readPlainAsks(text), readRest),
    (text, { vocabulary }, readRest) => withTaken(text, readOrdersBeside(text, vocabulary.names), readRest),
    allowedRises,
    startDays,
    // Of the orders on prices only limits of a rise: a competitor's prices look like the others.
    (text, { vocabulary }, readRest) =>
      withTaken(
        text,
        readOrders(text, vocabulary.names).wishes.filter(
          ({ wish, start, end }) => wish.kind === 'capPrice' && ofRises.test(text.slice(start, end)),
        ),
        readRest,
      ),
    (text, { vocabulary }) => readRivals(text, vocabulary.names),
  ],
  own: [
    openCeilings,
    (text, draft, { vocabulary: { names } }) =>
      withOnlyThese(text, withKnownPlaces(text, draft, names), names),
    (text, draft, { vocabulary: { names } }) => withRivalsOfQuestions(text, draft, names),
    (text, draft, { vocabulary: { names } }) => withRelativeBounds(text, draft, names),
    (text, draft, { vocabulary: { names } }) => withOnlyCompared(text, draft, names),
    (text, draft, { vocabulary: { names } }) => withWholeSentences(text, draft, names),
    withOfferTails,
    (text, draft, { vocabulary: { names }, today }) =>
      withLateConcepts(text, draft, { names, heads: headsIn(text, names), today }),
    withNameless,
    (_, draft) => withRivalNames(draft),
    (text, draft, { vocabulary: { names } }) => withoutFalseRivals(text, draft, names),
    (_, draft, { vocabulary: { names } }) => withOwnSizes(draft, names),
    (text, draft, { vocabulary: { names } }) => withJoinedQuestions(text, draft, names),
  ],
}

export const rivalReader: AutomationReader = { rules: competitorAnalysis, texts: { competitors } }
