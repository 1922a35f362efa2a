/** How wishes for a menu are read: its goals, and what must hold. */
import { menuRedesign } from '../anyhow/rules/menu-redesign.ts'
import { turned, withLateRefusals, withPlainRefusals } from '../clauses/late-refusals.ts'
import { plainLimits } from '../exceptions/plain-leave.ts'
import { allergyFrames, markFrames } from '../frames/allergy-frames.ts'
import { withThoughts } from '../orders/thoughts.ts'
import { readAppFees } from '../questions/app-fees.ts'
import { readMenuPlaces } from '../questions/menu-places.ts'
import { readMoneyAsked } from '../questions/money-asked.ts'
import { withQuestions } from '../questions/owner-questions.ts'
import { withPlainAsked } from '../questions/plain-asked.ts'
import type { Named } from '../spoken/pieces.ts'
import type { DraftWish } from '../text/draft.ts'
import { plainOrders } from '../text/plain-orders.ts'
import { readRewritten } from '../text/rewritten.ts'
import { blankOut, withoutSpans } from '../text/take-out.ts'
import { withLostSubjects } from '../unread/lost-subjects.ts'
import { withoutMenuTellings } from '../unread/menu-tellings.ts'
import { withoutUnsaid } from '../unread/menu-unsaid.ts'
import { withOneSide } from '../unread/one-side.ts'
import { withoutPaper } from '../unread/paper.ts'
import { withMenuPolarity } from '../unread/polarity.ts'
import { withoutRanks } from '../unread/ranked-prices.ts'
import { settleRefused } from '../unread/settle-refused.ts'
import { withoutToldHolds } from '../unread/told-holds.ts'
import { withCutRanges } from '../wishes/cut-ranges.ts'
import { withDitto } from '../wishes/ditto.ts'
import { readHeldItems } from '../wishes/held-items.ts'
import { readLowItems } from '../wishes/low-items.ts'
import { withMarkedDiets } from '../wishes/marked-diets.ts'
import { withMarkedFoods } from '../wishes/marked-foods.ts'
import { withWholeMenuClauses } from '../wishes/menu-clauses/half-read.ts'
import { withClauses } from '../wishes/menu-clauses/index.ts'
import { readMenuDecisions } from '../wishes/menu-decisions.ts'
import { readMealCombos } from '../wishes/menu-meals.ts'
import { withPageWishes, withReadings } from '../wishes/menu-page.ts'
import { pageAskedReadings } from '../wishes/menu-plan/asked-page.ts'
import { sumReadings } from '../wishes/menu-plan/asked-sums.ts'
import { toldReadings } from '../wishes/menu-plan/asked-told.ts'
import { targetReadings } from '../wishes/menu-plan/index.ts'
import { readMenuTold } from '../wishes/menu-told/index.ts'
import { readMenuWholes } from '../wishes/menu-wholes.ts'
import { withoutMenuAsides } from '../wishes/orders/asides.ts'
import { withOrders } from '../wishes/orders/index.ts'
import { withPageNotes } from '../wishes/orders/page-notes.ts'
import { withOwnDays } from '../wishes/own-days.ts'
import { withPagesBeside } from '../wishes/pages-beside.ts'
import { withSparedItems } from '../wishes/spared-items.ts'
import { readTableCombos } from '../wishes/table-combos.ts'
import { withoutTurnedRound } from '../wishes/turned-round.ts'
import {
  allowedRises,
  apart,
  bareCuts,
  ceilings,
  decisions,
  ofMoney,
  openCeilings,
  startDays,
} from './of-money.ts'
import type { AutomationReader, Scene, Step, TextReader } from './reader.ts'
import { frames, mend, weekdays, withTaken, words } from './steps.ts'

const namesAnd = ({
  items,
  vocabulary: { names },
  today,
}: Pick<Scene, 'items' | 'vocabulary' | 'today'>) => ({
  items,
  names,
  today,
})

/** What stays on a menu, or low on its page, in words that would else take it off or put it first. */
const stays: Step = (text, { vocabulary: { names } }, readRest) => {
  const held = readHeldItems(text, names)
  return withTaken(text, [...held, ...readLowItems(withoutSpans(text, held), names)], readRest)
}

const decided = (text: string, names: readonly Named[]): DraftWish[] => [
  ...readMenuDecisions(text, names),
  ...readMenuPlaces(text, names),
  ...readAppFees(text, names),
  ...readMoneyAsked(text, names, 'keepWorth', false),
]

/** What both texts begin with. */
const menuItems: readonly Step[] = [
  allowedRises,
  (text, _, readRest) => withMarkedDiets(text, readRest),
  (text, _, readRest) => withMarkedFoods(text, readRest),
  (text, { vocabulary }, readRest) => withSparedItems(text, vocabulary.names, readRest),
  (text, _, readRest) => withLateRefusals(withPlainRefusals(text), readRest, turned),
]

const menuOrders: Step = (text, scene, readRest) => withOrders(text, namesAnd(scene), readRest)

const ofBoth = {
  // A stop within these would make two wishes of one sum.
  sentences: (text, around, read) =>
    withDitto(
      text,
      withoutUnsaid(
        text,
        withReadings(text, [...pageAskedReadings, ...toldReadings, ...sumReadings], namesAnd(around), read),
      ),
      around.vocabulary.names,
    ),
  reworded: (text, _, read) =>
    withCutRanges(
      text,
      readRewritten(text, plainOrders(text), (plain) => readRewritten(plain, plainLimits(plain), read)),
    ),
  byParts: (text, { vocabulary, today }) => readMenuTold(text, vocabulary.names, today),
} satisfies Partial<TextReader>

const constraints: TextReader = {
  ...ofBoth,
  reading: 'menu',
  wholes: (text, { vocabulary, today }, typed) => {
    const meals = readMealCombos(typed, today)
    const wholes = [...meals, ...readMenuWholes(blankOut(text, meals), vocabulary.names)]
    return { wishes: withPlainAsked(text, vocabulary.names, wholes), told: [] }
  },
  steps: [
    mend((text, draft, { vocabulary }) => withoutTurnedRound(text, draft, vocabulary.names)),
    mend(withLostSubjects),
    ceilings,
    stays,
    decisions(decided),
    (text, { vocabulary: { names } }, readRest) => withTaken(text, readTableCombos(text, names), readRest),
    apart,
    startDays,
    ...menuItems,
    frames([...markFrames, ...allergyFrames]),
    mend(withWholeMenuClauses),
    mend(withoutMenuAsides),
    mend(withPageNotes),
    menuOrders,
    (text, scene, readRest) => withClauses(text, namesAnd(scene), readRest),
    (text, scene, readRest) => withPageWishes(text, namesAnd(scene), readRest),
    mend((text, draft, { vocabulary }) => settleRefused(text, draft, vocabulary.names)),
    mend((text, draft, { vocabulary, today }) => withQuestions(text, draft, vocabulary.names, true, today)),
    weekdays('menu'),
    words('menu'),
  ],
  own: [
    ...ofMoney,
    openCeilings,
    (text, draft) => withOneSide(text, withoutPaper(text, withMenuPolarity(text, draft))),
    (text, draft, { vocabulary: { names } }) => withoutMenuTellings(text, draft, names),
    withoutRanks,
    bareCuts,
    withoutToldHolds,
    withThoughts,
    (text, draft, { vocabulary: { names } }) => withPagesBeside(text, withOwnDays(text, draft, names)),
  ],
}

const goals: TextReader = {
  ...ofBoth,
  reading: 'goals',
  steps: [
    decisions(decided),
    ...menuItems,
    mend(withWholeMenuClauses),
    menuOrders,
    (text, scene, readRest) => withReadings(text, targetReadings, namesAnd(scene), readRest),
    weekdays('goals'),
    words('goals'),
  ],
  own: [withOneSide, bareCuts],
}

export const menuReader: AutomationReader = {
  rules: menuRedesign,
  texts: { business_goals: goals, constraints },
}
