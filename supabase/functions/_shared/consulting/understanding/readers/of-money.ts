/** What prices are read with, in every text that states some. */
import { withBareCuts } from '../orders/bare-cuts.ts'
import { readAllowedRises } from '../questions/allowed-rises.ts'
import { readEitherPrices } from '../questions/either-prices.ts'
import { withListedHolds } from '../questions/listed-holds.ts'
import { withOnlyThese } from '../questions/only-these.ts'
import { readRiseCeilings } from '../questions/rise-ceilings.ts'
import { readStartDays } from '../questions/start-days.ts'
import { readSupplierRises } from '../questions/supplier-rises.ts'
import type { Named } from '../spoken/pieces.ts'
import type { DraftWish } from '../text/draft.ts'
import { withoutSpans } from '../text/take-out.ts'
import { withOutsideCharges } from '../told/outside-charges.ts'
import { withOpenCeilings } from '../unread/open-ceilings.ts'
import { withSmallCaps } from '../unread/small-caps.ts'
import { withStatedPrices } from '../unread/stated-prices.ts'
import { withKnownPlaces } from '../unread/unknown-places.ts'
import { withLikelyAmounts } from '../unread/unlikely-amounts.ts'
import type { Stage, Step } from './reader.ts'
import { withTaken } from './steps.ts'

/** How far prices may rise, before a reader takes the amount for a discount, a price or a count. */
export const ceilings: Step = (text, { vocabulary: { names } }, readRest) =>
  withTaken(text, readRiseCeilings(text, names), readRest)

/** What holds for prices whatever the other readers make of their words: lists of held items, charges besides the items. */
export const apart: Step = (text, { vocabulary: { names } }, readRest) =>
  withListedHolds(text, names, (rest) => withOutsideCharges(rest, names, readRest))

export const allowedRises: Step = (text, { vocabulary }, readRest) =>
  withTaken(text, readAllowedRises(text, vocabulary.names), readRest)

export const startDays: Step = (text, { vocabulary, today }, readRest) =>
  withTaken(text, readStartDays(text, vocabulary.names, today), readRest)

/**
 * Questions on a price that hold figures which the other readers would take for a range, a count or a price.
 * @param decided what owners decide and ask of their money in whole sentences, in the words that are left
 */
export const decisions =
  (
    decided: (text: string, names: readonly Named[]) => readonly DraftWish[],
    { isPricing = false, ofRivals = false } = {},
  ): Step =>
  (text, { vocabulary: { names }, today }, readRest) => {
    const either = readEitherPrices(text, names, ofRivals)
    const rises = readSupplierRises(withoutSpans(text, either), { names, today, isPricing })
    const before = [...either, ...rises]
    return withTaken(text, [...before, ...decided(withoutSpans(text, before), names)], readRest)
  }

/** Limits that nobody read hold everything back. */
export const ofMoney: readonly Stage[] = [
  (text, draft, { vocabulary: { names } }) =>
    withOnlyThese(text, withKnownPlaces(text, withSmallCaps(text, draft, names), names), names),
  (text, draft, { reader, vocabulary: { names } }) =>
    withStatedPrices(text, withLikelyAmounts(text, draft, names, reader.reading === 'prices'), names),
]

export const openCeilings: Stage = (text, draft, { vocabulary: { names } }) =>
  withKnownPlaces(text, withOpenCeilings(text, draft, names), names)

export const bareCuts: Stage = (text, draft, { vocabulary: { names } }) => withBareCuts(text, draft, names)
