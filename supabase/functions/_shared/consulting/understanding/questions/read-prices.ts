import { attachAsides } from '../orders/attach.ts'
import { readOrders } from '../orders/read-orders.ts'
import type { Draft, WishContent } from '../text/draft.ts'
import { withoutHalves } from '../text/half-read.ts'
import { withoutSpans } from '../text/take-out.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { readAllowedRises } from './allowed-rises.ts'
import { readCostChanges, withDearer } from './cost-changes.ts'
import { readDayQuestions } from './day-questions.ts'
import { halfReadPrices } from './half-read.ts'
import { readHappyHours } from './happy-hours.ts'
import { readLimitLines } from './limit-lines.ts'
import { readStatements } from './price-statements.ts'
import { withPricesOfToday } from './prices-of-today.ts'
import { readStartDays } from './start-days.ts'

/** Today's price in brackets behind its item tells nothing new: "o preço do Clássico (R$ 24,90)". */
export const withPriceClauses = (
  text: string,
  names: readonly HouseName[],
  today: string,
  readRest: (rest: string) => Draft,
): Draft => withPricesOfToday(text, names, (plain) => readClauses(plain, names, today, readRest))

/** Reads what a text says about prices. Whole clauses come first; `readRest` reads the words of what they leave. */
function readClauses(
  text: string,
  names: readonly HouseName[],
  today: string,
  readRest: (rest: string) => Draft,
): Draft {
  const allowed = readAllowedRises(text, names)
  const plainer = withoutSpans(text, allowed)
  const lines = [...allowed, ...readDayQuestions(plainer, names), ...readLimitLines(plainer, names)]
  const listed = withoutSpans(text, lines)
  const costs = readCostChanges(listed, names, today)
  const dated = [
    ...lines,
    ...costs,
    ...readStartDays(withoutSpans(listed, costs), names, today),
    ...readHappyHours(listed),
  ]
  const plain = withoutSpans(text, dated)
  const orders = readOrders(plain, names)
  const open = withoutSpans(plain, [...orders.wishes, ...orders.asides])
  const { wishes, rest } = readStatements(open, names, today)
  const left = withoutHalves(text, readRest(rest), halfReadPrices)
  const told = attachAsides(text, [...dated, ...orders.wishes, ...wishes, ...left.wishes], orders.asides)
  const { wishes: read, unread } = withDearer(text, {
    wishes: told.wishes,
    unread: [...left.unread, ...told.unread],
  })
  return {
    wishes: read
      .map((one) => ({ ...one, wish: withShare(one.wish, text.slice(one.start, one.end)) }))
      .toSorted((a, b) => a.start - b.start),
    unread: unread.toSorted((a, b) => a.start - b.start),
  }
}

/** "quanto posso perder se subir 5%?": the rise that is asked about. */
function withShare(wish: WishContent, said: string): WishContent {
  const [, share = ''] = /(\d{1,2}(?:,\d)?) ?(?:%|por ?cento)/.exec(said) ?? []
  return wish.kind === 'question' && wish.about === 'breakEven' && share !== ''
    ? { ...wish, percent: Number(share.replace(',', '.')) }
    : wish
}
