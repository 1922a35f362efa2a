/** What is settled of one kind of text only, once its words are read. */
import { alone, type Stage } from './around.ts'
import { withLateConcepts } from './competitors/concepts/concepts.ts'
import { headsIn, withRivalNames } from './competitors/first-wholes.ts'
import { withNameless } from './competitors/nameless.ts'
import { withJoinedQuestions, withoutFalseRivals } from './competitors/not-rivals.ts'
import { withOfferTails } from './competitors/offer-tails.ts'
import { withOnlyCompared } from './competitors/only-compared.ts'
import { withRelativeBounds } from './competitors/relative-bounds.ts'
import { withRivalsOfQuestions } from './competitors/rivals-of-questions.ts'
import { withWholeSentences } from './competitors/whole-sentences.ts'
import { withoutPartTotals } from './dishes/part-totals.ts'
import { withRangesOfCourses } from './dishes/ranges-of-courses.ts'
import { withSupplied } from './dishes/supplied.ts'
import { withLastWords } from './drinks/last-words.ts'
import { withLikened } from './drinks/likened.ts'
import { withMoreDishes } from './drinks/settle-parts.ts'
import { withSharedPrices } from './drinks/shared-price.ts'
import { withoutMentions } from './drinks/tools.ts'
import { withAskedWeek } from './forecast/asked-week.ts'
import { withoutJoints } from './forecast/context-names.ts'
import { withGroupsApart } from './forecast/groups-apart.ts'
import { withSaidLate } from './forecast/said-late.ts'
import { withSheetYears } from './forecast/sheet-years.ts'
import { withBareCuts } from './orders/bare-cuts.ts'
import { withThoughts } from './orders/thoughts.ts'
import { withNumberedNames } from './pairings/numbered-names.ts'
import { withExcepted } from './posts/excepted.ts'
import { withoutForSome } from './posts/for-some.ts'
import { withPrivateDays } from './posts/private-days.ts'
import { withBeside, withoutPointing } from './posts/said-beside.ts'
import { withoutCommonNames } from './posts/settled.ts'
import { withDoubtedHolds } from './questions/doubted-holds.ts'
import { withHeldTimes } from './questions/held-times.ts'
import { withOnlyThese } from './questions/only-these.ts'
import { withPriceTails } from './questions/price-tails.ts'
import type { Reading } from './read-text.ts'
import { courseIn } from './text/courses.ts'
import type { WishContent } from './text/draft.ts'
import { withCompounds } from './unread/compounds.ts'
import { withCostsApart } from './unread/costs-apart.ts'
import { withoutKindsOfLists } from './unread/kinds-of-lists.ts'
import { withoutSubjectsBehind } from './unread/lost-subjects.ts'
import { withoutMenuTellings } from './unread/menu-tellings.ts'
import { ofSomeDishes, ofSomeDrinks } from './unread/of-some.ts'
import { withOneSide } from './unread/one-side.ts'
import { withOpenCeilings } from './unread/open-ceilings.ts'
import { withoutPaper } from './unread/paper.ts'
import { withPartRefusals } from './unread/part-refusals.ts'
import { withPartsOfResults } from './unread/parts-of-results.ts'
import { withMenuPolarity } from './unread/polarity.ts'
import { withoutPricesOfOthers } from './unread/prices-of-others.ts'
import { withoutRanks } from './unread/ranked-prices.ts'
import { withSmallCaps } from './unread/small-caps.ts'
import { withoutSomePosts } from './unread/some-posts.ts'
import { withStatedPrices } from './unread/stated-prices.ts'
import { withToldBefore } from './unread/told-before.ts'
import { withoutToldHolds } from './unread/told-holds.ts'
import { withKnownPlaces } from './unread/unknown-places.ts'
import { withLikelyAmounts } from './unread/unlikely-amounts.ts'
import { withOneOfThem } from './wishes/counts/one-of-them.ts'
import { withOwnDays } from './wishes/own-days.ts'
import { withPagesBeside } from './wishes/pages-beside.ts'

/** Limits that nobody read hold everything back. */
const ofMoney: readonly Stage[] = [
  (text, draft, { vocabulary: { names } }) =>
    withOnlyThese(text, withKnownPlaces(text, withSmallCaps(text, draft, names), names), names),
  (text, draft, { reading, vocabulary: { names } }) =>
    withStatedPrices(text, withLikelyAmounts(text, draft, names, reading === 'prices'), names),
]
const ceilings: Stage = (text, draft, { vocabulary: { names } }) =>
  withKnownPlaces(text, withOpenCeilings(text, draft, names), names)
const bareCuts: Stage = (text, draft, { vocabulary: { names } }) => withBareCuts(text, draft, names)

/** What is said of one drink or dish holds for no other. */
const ofResults: readonly Stage[] = [withoutSubjectsBehind, withCompounds, withToldBefore]

const drinkCost = (max: number, isShare: boolean, item?: string): WishContent | null =>
  item === undefined ? { kind: 'cost', ...(isShare ? { percent: max } : { max }) } : null

function dishCost(max: number, isShare: boolean, item?: string): WishContent | null {
  const course = item === undefined ? undefined : courseIn(item)
  if (item !== undefined && course === undefined) return null
  return {
    kind: 'dishLimit',
    of: isShare ? 'foodCost' : 'plateCost',
    max,
    ...(course !== undefined && { course }),
  }
}

/** What each kind of text settles of its own, in its order. */
export const ofEachText: Readonly<Partial<Record<Reading, readonly Stage[]>>> = {
  menu: [
    ...ofMoney,
    ceilings,
    (text, draft) => withOneSide(text, withoutPaper(text, withMenuPolarity(text, draft))),
    (text, draft, { vocabulary: { names } }) => withoutMenuTellings(text, draft, names),
    withoutRanks,
    bareCuts,
    withoutToldHolds,
    withThoughts,
    (text, draft, { vocabulary: { names } }) => withPagesBeside(text, withOwnDays(text, draft, names)),
  ],
  goals: [bareCuts],
  prices: [
    ...ofMoney,
    ceilings,
    withoutRanks,
    withoutPricesOfOthers,
    withDoubtedHolds,
    (text, draft, { vocabulary: { names }, ends, today }) =>
      withPriceTails(text, withHeldTimes(text, draft, today), names, ends),
  ],
  competitors: [
    ceilings,
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
    withoutFalseRivals,
    (text, draft, { vocabulary: { names } }) => withJoinedQuestions(text, draft, names),
  ],
  equipment: [withoutMentions],
  drinks: [
    (text, draft) => withMoreDishes(text, withPartRefusals(text, withLikened(text, draft))),
    (text, draft, around) => withPartsOfResults(text, draft, ofSomeDrinks, alone(around)),
    withLastWords,
    withSharedPrices,
    withCostsApart(drinkCost),
    ...ofResults,
    withoutKindsOfLists,
  ],
  dishes: [
    withCostsApart(dishCost),
    ...ofResults,
    withoutKindsOfLists,
    withoutPartTotals,
    withSupplied,
    (text, draft, { vocabulary: { names } }) => withRangesOfCourses(text, draft, names),
    withOneOfThem,
    (text, draft, around) => withPartsOfResults(text, draft, ofSomeDishes, alone(around)),
  ],
  pairings: [(text, draft, { vocabulary: { names } }) => withNumberedNames(text, draft, names)],
  specialDates: [
    withoutSomePosts,
    withoutForSome,
    (text, draft, { vocabulary: { names }, today }) => withExcepted(text, draft, { names, today }),
    (text, draft, { vocabulary: { names } }) => withBeside(text, draft, names),
    withoutPointing,
    withoutCommonNames,
    withPrivateDays,
  ],
  context: [
    (text, draft, { vocabulary: { names }, today }) => withSaidLate(text, draft, names, today),
    (text, draft, { today }) => withAskedWeek(text, draft, today),
    (text, draft, { vocabulary: { names } }) => withGroupsApart(text, draft, names),
    (text, draft, { ends, today }) => withSheetYears(text, draft, ends, today),
    (_, draft) => withoutJoints(draft),
  ],
}
