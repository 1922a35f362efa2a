import { turned, withLateRefusals, withPlainRefusals } from './clauses/late-refusals.ts'
import { withModalCounts } from './clauses/modal-counts.ts'
import { readOrdersBeside } from './competitors/orders-beside.ts'
import { readPlainAsks } from './competitors/plain-asks.ts'
import { readRivals } from './competitors/read-rivals.ts'
import { settlePlain } from './competitors/settle-plain.ts'
import { readSizedBeers } from './competitors/sized-beers.ts'
import { withWeekdays } from './dates/weekdays.ts'
import { pricesOfCourses } from './dishes/course-prices.ts'
import { sumsTold, withDishRequests } from './dishes/read-dishes.ts'
import { ordersTold } from './dishes/told-orders.ts'
import { withDrinkWishes } from './drinks/read-drinks.ts'
import { ofTools } from './drinks/tools.ts'
import { withForecastQuestions } from './forecast/forecast-questions.ts'
import { withForecastWishes } from './forecast/forecast-wishes.ts'
import { readContext } from './forecast/read-context.ts'
import { allergyFrames, markFrames } from './frames/allergy-frames.ts'
import type { Frame } from './frames/frame.ts'
import { withFrames } from './frames/read-frames.ts'
import { recipeFrames } from './frames/recipe-frames.ts'
import { readOrders } from './orders/read-orders.ts'
import { withPairings } from './pairings/read-pairings.ts'
import { withSettledPairs } from './pairings/settled.ts'
import { readPosts } from './posts/read-posts.ts'
import { withSettledPosts } from './posts/settled.ts'
import { readAllowedRises } from './questions/allowed-rises.ts'
import { readAppFees } from './questions/app-fees.ts'
import { readDayPromotions } from './questions/day-promotions.ts'
import { readEitherPrices } from './questions/either-prices.ts'
import { readEqualPrices } from './questions/equal-prices.ts'
import { withListedHolds } from './questions/listed-holds.ts'
import { readMenuPlaces } from './questions/menu-places.ts'
import { readMoneyAsked } from './questions/money-asked.ts'
import { withNorThese } from './questions/nor-these.ts'
import { withoutOutOfPlace } from './questions/out-of-place.ts'
import { withQuestions } from './questions/owner-questions.ts'
import { readPlainOffers } from './questions/plain-offers.ts'
import { endingsIn } from './questions/price-endings.ts'
import { withPriceClauses } from './questions/read-prices.ts'
import { readRiseCeilings } from './questions/rise-ceilings.ts'
import { readStartDays } from './questions/start-days.ts'
import { readSupplierRises } from './questions/supplier-rises.ts'
import { readSentences } from './read-sentences.ts'
import type { Named } from './spoken/pieces.ts'
import type { Draft, DraftWish, Profile } from './text/draft.ts'
import { foldInPlace } from './text/fold.ts'
import { withoutHalves } from './text/half-read.ts'
import { withPlainForms } from './text/plain-forms.ts'
import { withoutSpans } from './text/take-out.ts'
import { withoutAsides } from './told/asides.ts'
import { withOutsideCharges } from './told/outside-charges.ts'
import { withAsides } from './unread/asides.ts'
import { withoutOrdersInQuestions } from './unread/asked.ts'
import { halfNumbers } from './unread/half-numbers.ts'
import { withLateDoubts } from './unread/late-doubts.ts'
import { withLostSubjects } from './unread/lost-subjects.ts'
import { settleRefused } from './unread/settle-refused.ts'
import { readHeldItems } from './wishes/held-items.ts'
import { readLowItems } from './wishes/low-items.ts'
import { withMarkedDiets } from './wishes/marked-diets.ts'
import { withMarkedFoods } from './wishes/marked-foods.ts'
import { withWholeMenuClauses } from './wishes/menu-clauses/half-read.ts'
import { withClauses } from './wishes/menu-clauses/index.ts'
import { readMenuDecisions } from './wishes/menu-decisions.ts'
import { withPageWishes, withReadings } from './wishes/menu-page.ts'
import { targetReadings } from './wishes/menu-plan/index.ts'
import { withoutMenuAsides } from './wishes/orders/asides.ts'
import { withOrders } from './wishes/orders/index.ts'
import { withPageNotes } from './wishes/orders/page-notes.ts'
import { withCoursePrices } from './wishes/prices/course-prices.ts'
import { withSparedItems } from './wishes/spared-items.ts'
import { readTableCombos } from './wishes/table-combos.ts'
import { withoutTurnedRound } from './wishes/turned-round.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** How a text is read: as wishes of a profile, or as an answer of its own kind. */
export type Reading = Profile | 'drinks' | 'dishes' | 'pairings' | 'competitors' | 'specialDates' | 'context'

/** What readers know beside the text in hand. */
type Scene = {
  /** The owner's text before any reader took its words. */
  whole: string
  vocabulary: Vocabulary
  /** yyyy-mm-dd */
  today: string
  /** Number of items on the menu that the text is about. */
  items: number
}

/**
 * One reader. It takes what it understands, hands the text to the next with blanks in these places, and may mend what
 * comes back. All places are those of the owner's text.
 */
type Step = (text: string, scene: Scene, readRest: (rest: string) => Draft) => Draft

/** A step that takes no words and mends what the later ones read. */
const mend =
  (change: (text: string, draft: Draft, scene: Scene) => Draft): Step =>
  (text, scene, readRest) =>
    change(text, readRest(text), scene)

/** How far prices may rise, before a reader takes the amount for a discount, a price or a count. */
const ceilings: Step = (text, { vocabulary: { names } }, readRest) => {
  const found = readRiseCeilings(text, names)
  return found.length === 0 ? readRest(text) : withTaken(text, found, readRest)
}

/** What stays on a menu, or low on its page, in words that would else take it off or put it first. */
const stays: Step = (text, { vocabulary: { names } }, readRest) => {
  const held = readHeldItems(text, names)
  const found = [...held, ...readLowItems(withoutSpans(text, held), names)]
  return found.length === 0 ? readRest(text) : withTaken(text, found, readRest)
}

/** Clauses that are read as a whole. */
const frames =
  (known: readonly Frame[]): Step =>
  (text, { vocabulary }, readRest) =>
    withFrames(text, known, vocabulary, readRest)

/** The last reader: what is left, word by word. */
const words =
  (profile: Profile): Step =>
  (text, { vocabulary }) =>
    readSentences(text, profile, vocabulary)

const weekdays = (profile: Profile): Step => mend((text, draft) => withWeekdays(text, draft, profile))

const namesAnd = ({ items, vocabulary: { names }, today }: Scene) => ({ items, names, today })

/** "…, sabe?", "…, tá?": what ends so is no question. Places stay. */
const withoutTags = (text: string): string =>
  text.replace(
    /(?<=[\s,](?:sabe|viu|n[eé]|t[aá]|ok|okay|beleza|certo|visse|entende|entendeu|combinado|por favor|pode ser)\s*)\?/giu,
    '.',
  )

/** Wishes whose words no later reader sees. */
function withTaken(text: string, taken: readonly DraftWish[], readRest: (rest: string) => Draft): Draft {
  // The question mark goes with its question: left alone, it would make a question of what stands before.
  const whole = taken.map(({ start, end }) => ({
    start,
    end: end + (/^\s*\?+/.exec(text.slice(end))?.[0].length ?? 0),
  }))
  const draft = readRest(withoutSpans(text, whole))
  return { ...draft, wishes: [...draft.wishes, ...taken].toSorted((a, b) => a.start - b.start) }
}

/** What owners decide and ask of their money in whole sentences. */
function decided(
  text: string,
  names: readonly Named[],
  reading: 'prices' | 'menu' | 'competitors',
): DraftWish[] {
  if (reading === 'competitors') return []
  const isPricing = reading === 'prices'
  return [
    ...(isPricing ? readEqualPrices(text, names) : []),
    ...(isPricing ? readDayPromotions(text, names) : []),
    ...(isPricing ? readPlainOffers(text, names) : []),
    ...(isPricing
      ? []
      : [...readMenuDecisions(text, names), ...readMenuPlaces(text, names), ...readAppFees(text, names)]),
    ...readMoneyAsked(text, names, isPricing ? 'pays' : 'keepWorth', isPricing),
  ]
}

/** Questions on a price that hold figures which the other readers would take for a range, a count or a price. */
const decisions =
  (reading: 'prices' | 'menu' | 'competitors'): Step =>
  (text, { vocabulary: { names }, today }, readRest) => {
    const isPricing = reading === 'prices'
    const either = readEitherPrices(text, names, reading === 'competitors')
    const rises = readSupplierRises(withoutSpans(text, either), { names, today, isPricing })
    const before = [...either, ...rises]
    const taken = [...before, ...decided(withoutSpans(text, before), names, reading)]
    return taken.length === 0 ? readRest(text) : withTaken(text, taken, readRest)
  }

/** What holds for prices whatever the other readers make of their words: lists of held items, charges besides the items. */
const apart: Step = (text, { vocabulary: { names } }, readRest) =>
  withListedHolds(text, names, (rest) => withOutsideCharges(rest, names, readRest))

/** Whole clauses that are only half read are given up. */
const wholeClauses: readonly Step[] = [
  mend((text, draft) => withoutHalves(text, draft, halfNumbers)),
  mend(withoutOrdersInQuestions),
  mend(withCoursePrices),
]

const recipes: readonly Step[] = [weekdays('recipes'), words('recipes')]

const drinks: readonly Step[] = [
  ...wholeClauses,
  frames(recipeFrames),
  (text, { vocabulary, today, whole }, readRest) =>
    withDrinkWishes(text, vocabulary.names, today, readRest, whole),
  ...recipes,
]

/** What both texts about a menu begin with. */
const menuItems: readonly Step[] = [
  (text, { vocabulary }, readRest) => withTaken(text, readAllowedRises(text, vocabulary.names), readRest),
  (text, _, readRest) => withMarkedDiets(text, readRest),
  (text, _, readRest) => withMarkedFoods(text, readRest),
  (text, { vocabulary }, readRest) => withSparedItems(text, vocabulary.names, readRest),
  (text, _, readRest) => withLateRefusals(withPlainRefusals(text), readRest, turned),
]

const menuOrders: Step = (text, scene, readRest) => withOrders(text, namesAnd(scene), readRest)

const ofRises = /(?<!\p{L})(?:aumentos?|reajustes?|acr[ée]scimos?)(?!\p{L})/iu

/** "preços terminados em ,90": no amount of money. */
const endings: Step = (text, _, readRest) => {
  const found = endingsIn(text)
  return found.length === 0 ? readRest(text) : withTaken(text, found, readRest)
}

/** The readers of each kind of text, in their order: the first sees all of it, the last what is left. */
const steps: Readonly<Record<Reading, readonly Step[]>> = {
  drinks: [
    endings,
    (text, { vocabulary }, readRest) =>
      withPlainForms(withoutTags(text), (plain) =>
        withoutAsides(plain, vocabulary, (rest) => withLateDoubts(rest, readRest(rest))),
      ),
    ...drinks,
  ],
  dishes: [
    mend(withAsides),
    endings,
    (text, { today, whole }, readRest) => {
      const told = ordersTold(text, whole, today)
      return told.length === 0 ? readRest(text) : withTaken(text, told, readRest)
    },
    (text, { vocabulary: { names }, today, whole }, readRest) => {
      const told = sumsTold(text, {
        today,
        items: names.flatMap(({ name, isSection }) => (isSection ? [] : [name])),
        whole: foldInPlace(whole),
      })
      return told.length === 0 ? readRest(text) : withTaken(text, told, readRest)
    },
    (text, _, readRest) => withPlainForms(text, (plain) => withModalCounts(plain, readRest)),
    ...wholeClauses,
    (text, _, readRest) => {
      const prices = pricesOfCourses(text)
      return prices.length === 0 ? readRest(text) : withTaken(text, prices, readRest)
    },
    frames(recipeFrames),
    (text, { vocabulary: { names }, today, whole }, readRest) =>
      withDishRequests(
        text,
        {
          today,
          items: names.flatMap(({ name, isSection }) => (isSection ? [] : [name])),
          whole: foldInPlace(whole),
        },
        readRest,
      ),
    ...recipes,
  ],
  pairings: [
    mend(withSettledPairs),
    endings,
    (text, scene) =>
      withPairings(text, scene.vocabulary, scene.today, (rest) =>
        inOrder(drinks, rest, { ...scene, whole: rest }),
      ),
  ],
  menu: [
    mend((text, draft, { vocabulary }) => withoutTurnedRound(text, draft, vocabulary.names)),
    mend(withLostSubjects),
    ceilings,
    stays,
    decisions('menu'),
    (text, { vocabulary: { names } }, readRest) => withTaken(text, readTableCombos(text, names), readRest),
    apart,
    (text, { vocabulary, today }, readRest) =>
      withTaken(text, readStartDays(text, vocabulary.names, today), readRest),
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
  goals: [
    decisions('menu'),
    ...menuItems,
    mend(withWholeMenuClauses),
    menuOrders,
    (text, scene, readRest) => withReadings(text, targetReadings, namesAnd(scene), readRest),
    weekdays('goals'),
    words('goals'),
  ],
  prices: [
    mend(withNorThese),
    mend(withoutOutOfPlace),
    mend(withLostSubjects),
    ceilings,
    decisions('prices'),
    apart,
    (text, { vocabulary, today }, readRest) => withPriceClauses(text, vocabulary.names, today, readRest),
    mend((text, draft, { vocabulary, today }) => withQuestions(text, draft, vocabulary.names, false, today)),
    weekdays('prices'),
    words('prices'),
  ],
  competitors: [
    mend((text, draft, { vocabulary }) => settlePlain(text, draft, vocabulary.names)),
    ceilings,
    decisions('competitors'),
    (text, _, readRest) => withTaken(text, readSizedBeers(text), readRest),
    (text, _, readRest) => withTaken(text, readPlainAsks(text), readRest),
    (text, { vocabulary }, readRest) => withTaken(text, readOrdersBeside(text, vocabulary.names), readRest),
    (text, { vocabulary }, readRest) => withTaken(text, readAllowedRises(text, vocabulary.names), readRest),
    (text, { vocabulary, today }, readRest) =>
      withTaken(text, readStartDays(text, vocabulary.names, today), readRest),
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
  specialDates: [
    mend((text, draft, { today }) => withSettledPosts(text, draft, today)),
    (text, { vocabulary, today }) =>
      readPosts(text, today, vocabulary.names, (said, as) => readSentences(said, as, vocabulary)),
  ],
  context: [
    mend((text, draft, { vocabulary, today }) => withForecastQuestions(text, draft, vocabulary.names, today)),
    mend((text, draft, { today }) => withForecastWishes(text, draft, today)),
    (text, { today }) => readContext(text, today),
  ],
  equipment: [mend(ofTools), words('equipment')],
  restrictions: [...wholeClauses, frames(markFrames), words('restrictions')],
  recipes,
}

function inOrder([step, ...others]: readonly Step[], text: string, scene: Scene): Draft {
  return step?.(text, scene, (rest) => inOrder(others, rest, scene)) ?? { wishes: [], unread: [] }
}

/**
 * Reads one text. Every letter and digit ends up in a wish, in an unread passage, or in a filler word.
 * @param items number of items on the menu that the text is about
 */
export const readText = (
  text: string,
  reading: Reading,
  vocabulary: Vocabulary,
  today: string,
  items = 0,
): Draft => inOrder(steps[reading], text, { whole: text, vocabulary, today, items })
