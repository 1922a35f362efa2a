/**
 * One free text of the owner's by all readers. What each reader leaves goes to the next; the last stages give back what
 * was read by half, and settle what the words around a wish say of it.
 */
import type { AutomationType } from '../automation-types.ts'
import { withAnyhow } from './anyhow/read-anyhow.ts'
import { wholeFirst } from './anyhow/whole-first.ts'
import { withOfferTails } from './competitors/offer-tails.ts'
import { withOnlyCompared } from './competitors/only-compared.ts'
import { withRelativeBounds } from './competitors/relative-bounds.ts'
import { withRivalsOfQuestions } from './competitors/rivals-of-questions.ts'
import { type SheetDates, withSalesPeriod } from './dates/sales-period.ts'
import { type SheetEnds, withSheetEnds } from './dates/sheet-ends.ts'
import { withYearEnd } from './dates/year-end.ts'
import { withNamedBefore } from './dishes/asked-of-it.ts'
import { readDishWholes } from './dishes/dish-wholes.ts'
import { withoutContact } from './dishes/no-contact.ts'
import { withOwnSizes } from './dishes/of-a-part.ts'
import { withoutPartTotals } from './dishes/part-totals.ts'
import { withSupplied } from './dishes/supplied.ts'
import { withLastWords } from './drinks/last-words.ts'
import { withLikened } from './drinks/likened.ts'
import { withPlainParts } from './drinks/plain-parts.ts'
import { withMoreDishes } from './drinks/settle-parts.ts'
import { withSharedPrices } from './drinks/shared-price.ts'
import { withConditionalLeave } from './exceptions/conditional-leave.ts'
import { plainFoods, plainLimits } from './exceptions/plain-leave.ts'
import { withExceptions } from './exceptions/with-exceptions.ts'
import { withAskedWeek } from './forecast/asked-week.ts'
import { withoutEmptyDates } from './forecast/empty-dates.ts'
import { withPacksAsked } from './forecast/packs-asked.ts'
import { readPlainDays } from './forecast/plain-days.ts'
import { withSaidLate } from './forecast/said-late.ts'
import { withBareCuts } from './orders/bare-cuts.ts'
import { withThoughts } from './orders/thoughts.ts'
import { withSaidOfDishes } from './pairings/said-of-dishes.ts'
import { readPairingWholes } from './pairings/whole-orders.ts'
import { withExcepted } from './posts/excepted.ts'
import { withoutForSome } from './posts/for-some.ts'
import { withPrivateDays } from './posts/private-days.ts'
import { withBeside, withoutPointing } from './posts/said-beside.ts'
import { withoutCommonNames } from './posts/settled.ts'
import { withTablePrices } from './posts/table-prices.ts'
import { withDoubtedHolds } from './questions/doubted-holds.ts'
import { withExceptedCaps } from './questions/excepted-caps.ts'
import { withJoinedTails } from './questions/joined-tails.ts'
import { withOnlyThese } from './questions/only-these.ts'
import { withPriceTails } from './questions/price-tails.ts'
import { type Reading, readText } from './read-text.ts'
import { withWholeWords } from './text/chat-words.ts'
import { withCorrections } from './text/corrections.ts'
import { courseIn } from './text/courses.ts'
import type { Draft, DraftWish } from './text/draft.ts'
import { withoutEchoes } from './text/echoes.ts'
import { foldInPlace } from './text/fold.ts'
import { withoutHalves } from './text/half-read.ts'
import { withNotFailing } from './text/not-failing.ts'
import { withOfThem } from './text/of-them.ts'
import { plainOrders } from './text/plain-orders.ts'
import { type Asked, withPlainRequests } from './text/plain-requests.ts'
import { readRewritten } from './text/rewritten.ts'
import { blankOut, withoutSpans } from './text/take-out.ts'
import { withoutCourtesies } from './told/courtesies.ts'
import { withDatedHalves } from './told/dated-halves.ts'
import { withStops } from './told/dictated.ts'
import { introductionsIn, withoutIntroductions } from './told/introductions.ts'
import { reasonsIn, withReasons } from './told/reasons.ts'
import { withGroupsAsked } from './unread/asked-groups.ts'
import { withoutAskedOrders, withPermissions, withWorthAsked } from './unread/asked-orders.ts'
import { withAskedTails } from './unread/asked-tails.ts'
import { withChildrensDish } from './unread/childrens-dish.ts'
import { withCompounds } from './unread/compounds.ts'
import { withConditions } from './unread/conditions.ts'
import { withCostsApart } from './unread/costs-apart.ts'
import { countedNouns } from './unread/counted-nouns.ts'
import { withExplainedAllergies } from './unread/explained-allergies.ts'
import { farPrices } from './unread/far-prices.ts'
import { withoutFillers } from './unread/fillers.ts'
import { withGuestAllergies } from './unread/guest-allergies.ts'
import { withGuestParts } from './unread/guest-parts.ts'
import { withKeptAllergies } from './unread/kept-allergies.ts'
import { withoutKindsOfLists } from './unread/kinds-of-lists.ts'
import { withoutSubjectsBehind } from './unread/lost-subjects.ts'
import { mentions } from './unread/mentions.ts'
import { withoutMenuTellings } from './unread/menu-tellings.ts'
import { withNarrowedRefusals } from './unread/narrowed-refusals.ts'
import { withoutHiddenFood } from './unread/no-hidden-food.ts'
import { withoutPartial, withThatOne } from './unread/not-for-all.ts'
import { ofSomeDishes, ofSomeDrinks } from './unread/of-some.ts'
import { withOneEnding } from './unread/one-ending.ts'
import { withOneSide } from './unread/one-side.ts'
import { withOpenCeilings } from './unread/open-ceilings.ts'
import { withoutPaper } from './unread/paper.ts'
import { withPartRefusals } from './unread/part-refusals.ts'
import { withPartsOfResults } from './unread/parts-of-results.ts'
import { withMenuPolarity, withPolarity } from './unread/polarity.ts'
import { withoutPriceReasons } from './unread/price-reasons.ts'
import { withoutRanks } from './unread/ranked-prices.ts'
import { withoutRefusedPairs } from './unread/refused-pairs.ts'
import { withSmallCaps } from './unread/small-caps.ts'
import { withoutSomePosts } from './unread/some-posts.ts'
import { withStatedPrices } from './unread/stated-prices.ts'
import { withToldBefore } from './unread/told-before.ts'
import { withoutToldHolds } from './unread/told-holds.ts'
import { withoutTurnedSpans } from './unread/turned-spans.ts'
import { withLikelyAmounts } from './unread/unlikely-amounts.ts'
import { withWholeNames } from './unread/whole-names.ts'
import { withWidestAllergy } from './unread/widest-allergy.ts'
import { withinLimits } from './unread/within-limits.ts'
import { withOneOfThem } from './wishes/counts/one-of-them.ts'
import { readMenuWholes } from './wishes/menu-wholes.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** What the readers know besides the text. `items`: how many the menu has that is to be redesigned. */
export type Around = {
  type: AutomationType
  reading: Reading
  vocabulary: Vocabulary
  /** yyyy-mm-dd in America/Fortaleza */
  today: string
  items: number
  /** The weeks at both ends of the sales sheet; null without a dated sheet. */
  ends: SheetEnds | null
  /** Whether the rows of the sales sheet have dates; null without a sheet. */
  dates: SheetDates | null
}

type Stage = (text: string, draft: Draft, around: Around) => Draft

/** Automations whose results somebody eats or drinks, or that print what they contain. */
const serving: ReadonlySet<AutomationType> = new Set<AutomationType>([
  'drink_creation',
  'food_pairing',
  'dish_creation',
  'menu_redesign',
])

/** Texts that say what happens on which days: a dash or a dot at the beginning of a line only marks it. */
const dated: ReadonlySet<Reading> = new Set<Reading>(['context', 'specialDates'])

/** Texts beside a sales sheet. */
const sheets: ReadonlySet<Reading> = new Set<Reading>(['menu', 'prices', 'context', 'competitors'])

const isMenu = ({ type }: Around) => type === 'menu_redesign'
const serves = ({ type }: Around) => serving.has(type)
const of =
  (...readings: Reading[]) =>
  ({ reading }: Around) =>
    readings.includes(reading)

/** A stage of some texts only. */
const where =
  (fits: (around: Around) => boolean, stage: Stage): Stage =>
  (text, draft, around) =>
    fits(around) ? stage(text, draft, around) : draft

/** A part of the text as if it were the whole. */
const alone =
  ({ reading, vocabulary, today, items }: Around) =>
  (words: string) =>
    readText(words, reading, vocabulary, today, items)

/** What follows the readers of wishes, in its order. */
const stages: readonly Stage[] = [
  // Orders that are only asked about, and how far a limit goes.
  where(isMenu, (text, draft) =>
    withPermissions(text, withWorthAsked(text, withoutAskedOrders(text, draft))),
  ),
  withinLimits,

  // Allergies are settled before anything else may take their words.
  withWidestAllergy,
  (text, draft, { type }) => withExplainedAllergies(text, draft, type),
  where(serves, withKeptAllergies),
  where(of('dishes'), withoutContact),
  where(of('dishes'), (_, draft) => ({ ...draft, wishes: withOwnSizes(draft.wishes) })),

  // What is still unread, in any order of words.
  where(of('context'), withoutEmptyDates),
  where(of('context'), (text, draft, { vocabulary: { names } }) => withPacksAsked(text, draft, names)),
  withAskedTails,
  (text, draft, { type, vocabulary: { names }, today }) => withAnyhow(text, draft, { type, names, today }),
  where(of('prices', 'competitors'), (text, draft, { reading, vocabulary: { names } }) =>
    withGroupsAsked(text, draft, names, reading === 'prices' ? 'upDown' : 'position'),
  ),
  withOneEnding,
  (text, draft, { vocabulary: { names } }) => withWholeNames(text, draft, names),
  // Once more, as these readers may take a count for a price too.
  (text, draft) => withoutHalves(text, draft, countedNouns),
  (text, draft, { vocabulary: { names } }) => withoutHalves(text, draft, farPrices(names)),

  // Limits that nobody read hold everything back; what is said of some results holds for no other.
  where(of('menu', 'prices'), (text, draft, { vocabulary: { names } }) =>
    withOnlyThese(text, withSmallCaps(text, draft, names), names),
  ),
  where(of('menu', 'prices'), (text, draft, { reading, vocabulary: { names } }) =>
    withStatedPrices(text, withLikelyAmounts(text, draft, names, reading === 'prices'), names),
  ),
  where(of('menu', 'prices', 'competitors'), (text, draft, { vocabulary: { names } }) =>
    withOpenCeilings(text, draft, names),
  ),
  where(of('menu'), (text, draft) => withOneSide(text, withoutPaper(text, withMenuPolarity(text, draft)))),
  where(of('menu'), (text, draft, { vocabulary: { names } }) => withoutMenuTellings(text, draft, names)),
  where(of('menu', 'prices'), withoutRanks),
  where(of('menu', 'goals'), (text, draft, { vocabulary: { names } }) => withBareCuts(text, draft, names)),
  where(of('menu'), withoutToldHolds),
  where(of('menu'), withThoughts),
  where(of('prices'), withDoubtedHolds),
  where(of('prices'), (text, draft, { vocabulary: { names }, ends }) =>
    withPriceTails(text, withExceptedCaps(text, draft, names), names, ends),
  ),
  where(of('drinks'), (text, draft) =>
    withMoreDishes(text, withPartRefusals(text, withLikened(text, draft))),
  ),
  where(of('drinks'), (text, draft, around) => withPartsOfResults(text, draft, ofSomeDrinks, alone(around))),
  where(of('drinks'), withLastWords),
  where(of('drinks'), withSharedPrices),
  where(
    of('drinks'),
    withCostsApart((max, isShare, item) =>
      item === undefined ? { kind: 'cost', ...(isShare ? { percent: max } : { max }) } : null,
    ),
  ),
  where(
    of('dishes'),
    withCostsApart((max, isShare, item) => {
      const course = item === undefined ? undefined : courseIn(item)
      if (item !== undefined && course === undefined) return null
      return {
        kind: 'dishLimit',
        of: isShare ? 'foodCost' : 'plateCost',
        max,
        ...(course !== undefined && { course }),
      }
    }),
  ),
  where(of('drinks', 'dishes'), withoutSubjectsBehind),
  where(of('drinks', 'dishes'), withCompounds),
  where(of('drinks', 'dishes'), withToldBefore),
  where(of('competitors'), (text, draft, { vocabulary: { names } }) =>
    withOfferTails(
      text,
      withOnlyCompared(
        text,
        withRelativeBounds(text, withRivalsOfQuestions(text, draft, names), names),
        names,
      ),
    ),
  ),
  where(of('drinks', 'dishes'), withoutKindsOfLists),
  where(of('dishes'), withoutPartTotals),
  where(of('dishes'), withSupplied),
  where(of('dishes'), withOneOfThem),
  where(of('dishes'), (text, draft, around) => withPartsOfResults(text, draft, ofSomeDishes, alone(around))),
  where(of('specialDates'), withoutSomePosts),
  where(of('specialDates'), (text, draft, { vocabulary: { names }, today }) =>
    withExcepted(text, withoutForSome(text, draft), { names, today }),
  ),
  where(of('specialDates'), (text, draft, { vocabulary: { names } }) =>
    withPrivateDays(text, withoutCommonNames(text, withoutPointing(text, withBeside(text, draft, names)))),
  ),
  where(of('context'), (text, draft, { vocabulary: { names }, today }) =>
    withAskedWeek(text, withSaidLate(text, draft, names, today), today),
  ),

  // Words that turn a wish around, or that wish for nothing.
  (text, draft) => withoutHalves(text, draft, mentions),
  where(serves, (text, draft) =>
    withoutRefusedPairs(text, withNarrowedRefusals(text, withPolarity(text, draft))),
  ),

  where(serves, withConditions),
  where(of('drinks', 'dishes', 'pairings', 'menu', 'prices'), withConditionalLeave),
  where(of('pairings'), (text, draft, { vocabulary: { names } }) => withSaidOfDishes(text, draft, names)),
  where(serves, withoutPartial),
  where(of('dishes'), (text, draft) => withGuestParts(text, withThatOne(text, draft))),

  // Who eats it.
  (text, draft, { type, vocabulary: { names } }) => withChildrensDish(text, draft, type, names),
  (text, draft, { type }) => withoutHiddenFood(text, draft, type),
  where(isMenu, withGuestAllergies),
  withoutFillers,
  withoutTurnedSpans,
]

/** Wishes around a clause that was read as a whole are those of the words behind it, or before it: their reader saw blanks. */
const beside = (wishes: readonly DraftWish[], whole: readonly DraftWish[], rest: string): DraftWish[] =>
  wishes.map((one) => {
    const last = whole.findLast(({ start, end }) => start >= one.start && end <= one.end)
    if (!last) return one
    return /\p{L}{2}/u.test(rest.slice(last.end, one.end))
      ? { ...one, start: last.end + 1 }
      : { ...one, end: last.start }
  })

const foldedNames = ({ vocabulary: { names } }: Around): string[] =>
  names.map(({ name }) => foldInPlace(name).toLowerCase())

/** One text by all readers: whole clauses first, and last what the readers of single words left. */
function readWords(said: string, around: Around): Draft {
  const { reading, type, vocabulary, today, items } = around
  const { plain: once, told: echoes } = withoutEchoes(said)
  const { plain, told: parts } = reading === 'drinks' ? withPlainParts(once) : { plain: once, told: [] }
  const why = reasonsIn(plain, serves(around))
  const houses =
    reading === 'specialDates'
      ? []
      : introductionsIn(plain, foldedNames(around), {
          isOwn: reading === 'competitors',
          isWhole: sheets.has(reading),
        })
  const { spoken, told: reasons } = withStops(blankOut(plain, [...why, ...houses]), serves(around))
  const courteous = withoutCourtesies(spoken)
  const plainly = reading === 'specialDates' ? withTablePrices(courteous) : courteous
  const text = dated.has(reading) ? withDatedHalves(plainly, today) : plainly
  // Whole sentences, before stops part them.
  const plainDays =
    reading === 'context'
      ? readPlainDays(plain, { today, names: vocabulary.names })
      : { wishes: [], told: [], taken: [] }
  const ends = withSheetEnds(blankOut(text, plainDays.taken), around.ends)
  const sold = sheets.has(reading)
    ? withSalesPeriod(ends.rest, around.dates, today)
    : { wishes: [], told: [], rest: ends.rest }
  // A comma or an "ou" within these parts nothing.
  const joint =
    reading === 'pairings'
      ? readPairingWholes(sold.rest, vocabulary.names)
      : reading === 'menu'
        ? readMenuWholes(sold.rest, vocabulary.names)
        : reading === 'dishes'
          ? readDishWholes(sold.rest, today)
          : []
  const whole = wholeFirst(withoutSpans(sold.rest, joint), { type, names: vocabulary.names, today })
  const { rest } = whole
  const wishes = [...ends.wishes, ...plainDays.wishes, ...sold.wishes, ...joint, ...whole.wishes]
  const read = withoutHalves(text, readText(rest, reading, vocabulary, today, items), countedNouns)
  const draft = {
    ...read,
    wishes:
      wishes.length === 0
        ? read.wishes
        : [...wishes, ...beside(read.wishes, wishes, rest)].toSorted((a, b) => a.start - b.start),
  }
  const settled = stages.reduce((before, stage) => stage(text, before, around), draft)
  const { rest: introduced, told: introductions } = withoutIntroductions(text, settled)
  const { rest: asked, told: free } =
    reading === 'prices' ? withoutPriceReasons(text, introduced) : { rest: introduced, told: [] }
  const told = withReasons(
    said,
    {
      ...asked,
      asides: [
        ...(read.asides ?? []),
        ...plainDays.told,
        ...sold.told,
        ...houses,
        ...echoes,
        ...parts,
        ...reasons,
        ...introductions,
        ...free,
      ],
    },
    why,
    of('drinks', 'dishes')(around),
  )
  const named = of('dishes')(around) ? withNamedBefore(said, told) : told
  return { ...named, asides: named.asides?.toSorted((a, b) => a.start - b.start) ?? [] }
}

/** Places stay. */
const withoutDashes = (text: string): string =>
  text.replace(/^[ \t]*[-–—•*][ \t]+/gmu, (mark) => ' '.repeat(mark.length))

/** The text with what only its own kind of answer says in short. */
function readReworded(text: string, around: Around): Draft {
  const read = (plain: string) =>
    dated.has(around.reading)
      ? readWords(plain, around)
      : withExceptions(plain, around.vocabulary.names, (clauses) => readWords(clauses, around))
  if (isMenu(around))
    return readRewritten(text, plainOrders(text), (plain) => readRewritten(plain, plainLimits(plain), read))
  if (around.reading === 'context') return withYearEnd(text, around.today, read)
  if (around.reading === 'prices')
    return readRewritten(text, plainLimits(text), (plain) => read(withJoinedTails(plain)))
  return of('drinks', 'dishes')(around)
    ? readRewritten(text, plainFoods(text), (plain) => withOfThem(plain, read))
    : read(text)
}

function askedOf(around: Around): Asked | null {
  if (of('drinks', 'dishes', 'pairings')(around)) return 'recipes'
  return around.reading === 'specialDates' ? 'posts' : null
}

/** The owner's words as wishes, unread passages and asides, with their places in the text as it was typed. */
export const readOwnerText = (text: string, around: Around): Draft =>
  withWholeWords(
    text,
    (long) =>
      withPlainRequests(long, askedOf(around), (asked) =>
        withCorrections(asked, (plain) =>
          withNotFailing(dated.has(around.reading) ? withoutDashes(plain) : plain, isMenu(around), (order) =>
            readReworded(order, around),
          ),
        ),
      ),
    of('specialDates')(around),
  )
