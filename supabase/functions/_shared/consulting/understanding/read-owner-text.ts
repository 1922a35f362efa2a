/**
 * One free text of the owner's by all readers. What each reader leaves goes to the next; the last stages give back what
 * was read by half, and settle what the words around a wish say of it.
 */
import { wholeFirst } from './anyhow/whole-first.ts'
import { type Around, dated, isMenu, of, serves, sheets } from './around.ts'
import { readRivalWholes } from './competitors/first-wholes.ts'
import { withPlainPrices } from './competitors/plain-prices.ts'
import { withSalesPeriod } from './dates/sales-period.ts'
import { withSheetEnds } from './dates/sheet-ends.ts'

import { withYearEnd } from './dates/year-end.ts'
import { withNamedBefore } from './dishes/asked-of-it.ts'
import { readDishWholes } from './dishes/dish-wholes.ts'
import { withPlainParts } from './drinks/plain-parts.ts'
import { plainFoods, plainLimits } from './exceptions/plain-leave.ts'
import { withExceptions } from './exceptions/with-exceptions.ts'
import { readPlainDays } from './forecast/plain-days.ts'
import { withClausesApart } from './joined-clauses.ts'
import { plainReasons } from './pairings/plain-reasons.ts'
import { readPairingWholes } from './pairings/whole-orders.ts'
import { readPostWholes } from './posts/post-wholes.ts'
import { withTablePrices } from './posts/table-prices.ts'
import { withJoinedTails } from './questions/joined-tails.ts'
import { withPlainAsked } from './questions/plain-asked.ts'
import { readPriceWholes } from './questions/price-wholes.ts'
import { readToldPeriods } from './questions/told-periods.ts'
import { readIdleStock } from './read-stock.ts'
import { readText } from './read-text.ts'
import { settled } from './settle.ts'
import { withWholeWords } from './text/chat-words.ts'
import { withCorrections } from './text/corrections.ts'
import type { Draft, DraftWish } from './text/draft.ts'
import { withoutEchoes } from './text/echoes.ts'
import { foldInPlace } from './text/fold.ts'
import { withoutHalves } from './text/half-read.ts'
import { withNotFailing } from './text/not-failing.ts'
import { withOfThem } from './text/of-them.ts'
import { plainOrders } from './text/plain-orders.ts'
import { type Asked, withPlainRequests } from './text/plain-requests.ts'
import { readRewritten, rewritten } from './text/rewritten.ts'
import { blankOut, withoutSpans } from './text/take-out.ts'
import { withoutCourtesies } from './told/courtesies.ts'
import { withDatedHalves } from './told/dated-halves.ts'
import { isUnmarked, withStops } from './told/dictated.ts'
import { introductionsIn, withoutIntroductions } from './told/introductions.ts'
import { reasonsIn, withReasons } from './told/reasons.ts'
import { countedNouns } from './unread/counted-nouns.ts'
import { withoutPriceReasons } from './unread/price-reasons.ts'
import { withCutRanges } from './wishes/cut-ranges.ts'
import { readMealCombos } from './wishes/menu-meals.ts'
import { withReadings } from './wishes/menu-page.ts'
import { pageAskedReadings } from './wishes/menu-plan/asked-page.ts'
import { sumReadings } from './wishes/menu-plan/asked-sums.ts'
import { toldReadings } from './wishes/menu-plan/asked-told.ts'
import { readMenuTold } from './wishes/menu-told/index.ts'
import { readMenuWholes } from './wishes/menu-wholes.ts'
import { slipWords, spelledRight } from './words/calendar-slips.ts'

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
  // By their parts, before a reason is taken out that holds one of them.
  const byParts = isMenu(around)
    ? readMenuTold(withStops(plain, serves(around)).spoken, vocabulary.names, today)
    : { wishes: [], told: [] }
  const isFree = ({ start, end }: { start: number; end: number }) =>
    [...byParts.wishes, ...byParts.told].every((one) => end <= one.start || one.end <= start)
  const why = reasonsIn(plain, serves(around)).filter(isFree)
  const houses =
    reading === 'specialDates'
      ? []
      : introductionsIn(plain, foldedNames(around), {
          isOwn: reading === 'competitors',
          isWhole: sheets.has(reading),
        })
  const stock = readIdleStock(blankOut(plain, [...why, ...houses]), around)
  const { spoken, told: reasons } = withStops(blankOut(plain, [...why, ...houses, ...stock]), serves(around))
  const courteous = withoutCourtesies(spoken)
  const plainly = reading === 'specialDates' ? withTablePrices(courteous) : courteous
  const text = dated.has(reading) ? withDatedHalves(plainly, today) : plainly
  // Whole sentences, before stops part them; speech without any mark has none.
  const sentences = isUnmarked(plain) ? plainly : plain
  const plainDays =
    reading === 'context'
      ? readPlainDays(sentences, { today, names: vocabulary.names })
      : { wishes: [], told: [], taken: [] }
  const periods =
    reading === 'prices' ? readToldPeriods(plain, vocabulary.names, today) : { wishes: [], told: [] }
  const ends = withSheetEnds(
    blankOut(text, [...plainDays.taken, ...periods.wishes, ...periods.told]),
    around.ends,
  )
  const sold = sheets.has(reading)
    ? withSalesPeriod(ends.rest, around.dates, today)
    : { wishes: [], told: [], rest: ends.rest }
  const meals = reading === 'menu' ? readMealCombos(plain, today) : []
  const apart = [...byParts.wishes, ...byParts.told]
  const toRead = apart.length === 0 ? sold.rest : withoutSpans(sold.rest, apart)
  const posts =
    reading === 'specialDates' ? readPostWholes(toRead, vocabulary.names, today) : { wishes: [], told: [] }
  // A comma or an "ou" within these parts nothing.
  const joint =
    reading === 'pairings'
      ? readPairingWholes(toRead, vocabulary.names, today)
      : reading === 'menu'
        ? withPlainAsked(toRead, vocabulary.names, [
            ...meals,
            ...readMenuWholes(blankOut(toRead, meals), vocabulary.names),
          ])
        : reading === 'dishes'
          ? readDishWholes(toRead, today)
          : reading === 'competitors'
            ? readRivalWholes(toRead, vocabulary.names, today)
            : reading === 'prices'
              ? readPriceWholes(toRead, vocabulary.names, today)
              : posts.wishes
  const whole = wholeFirst(withoutSpans(toRead, [...joint, ...posts.told]), {
    type,
    names: vocabulary.names,
    today,
  })
  const { rest } = whole
  const wishes = [
    ...ends.wishes,
    ...periods.wishes,
    ...plainDays.wishes,
    ...sold.wishes,
    ...stock,
    ...byParts.wishes,
    ...joint,
    ...whole.wishes,
  ]
  const read = withoutHalves(text, readText(rest, reading, vocabulary, today, items), countedNouns)
  const draft = {
    ...read,
    wishes:
      wishes.length === 0
        ? read.wishes
        : [...wishes, ...beside(read.wishes, wishes, rest)].toSorted((a, b) => a.start - b.start),
  }
  const { rest: introduced, told: introductions } = withoutIntroductions(text, settled(text, draft, around))
  const { rest: asked, told: free } =
    reading === 'prices' ? withoutPriceReasons(text, introduced) : { rest: introduced, told: [] }
  const told = withReasons(
    said,
    {
      ...asked,
      asides: [
        ...new Set([...(read.asides ?? []), ...(asked.asides ?? [])]),
        ...plainDays.told,
        ...periods.told,
        ...sold.told,
        ...posts.told,
        ...byParts.told,
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
    return withCutRanges(
      text,
      readRewritten(text, plainOrders(text), (plain) => readRewritten(plain, plainLimits(plain), read)),
    )
  if (around.reading === 'pairings') return readRewritten(text, plainReasons(text), read)
  if (around.reading === 'competitors')
    return readRewritten(text, plainLimits(text), (plain) =>
      withPlainPrices(plain, around.vocabulary.names, read),
    )
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

/** What is written of days, with its slips mended. */
const readClauses = (text: string, around: Around): Draft =>
  of('specialDates')(around)
    ? readRewritten(text, rewritten(text, slipWords, spelledRight), (plain) => readWhole(plain, around))
    : readWhole(text, around)

const readWhole = (text: string, around: Around): Draft =>
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

/** The owner's words as wishes, unread passages and asides, with their places in the text as it was typed. */
export const readOwnerText = (text: string, around: Around): Draft => {
  const read = (rest: string) =>
    readClauses(
      withClausesApart(rest, serves(around), (one) => readClauses(one, around)),
      around,
    )
  const { items, vocabulary, today } = around
  // A stop within these would make two wishes of one sum.
  return isMenu(around)
    ? withReadings(
        text,
        [...pageAskedReadings, ...toldReadings, ...sumReadings],
        { items, names: vocabulary.names, today },
        read,
      )
    : read(text)
}
