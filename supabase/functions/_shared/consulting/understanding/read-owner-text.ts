/**
 * One free text of the owner's by all readers. What each reader leaves goes to the next; the last stages give back what
 * was read by half, and settle what the words around a wish say of it.
 */
import { wholeFirst } from './anyhow/whole-first.ts'
import { withSalesPeriod } from './dates/sales-period.ts'
import { withSheetEnds } from './dates/sheet-ends.ts'
import { withExceptions } from './exceptions/with-exceptions.ts'
import { withClausesApart } from './joined-clauses.ts'
import { readIdleStock } from './read-stock.ts'
import { type Around, dated, isMenu, of, readBySteps, serves, sheets } from './readers/reader.ts'
import { settled } from './settle.ts'
import { withWholeWords } from './text/chat-words.ts'
import { withCorrections } from './text/corrections.ts'
import type { Draft, DraftWish } from './text/draft.ts'
import { withoutEchoes } from './text/echoes.ts'
import { foldInPlace } from './text/fold.ts'
import { withoutHalves } from './text/half-read.ts'
import { withNotFailing } from './text/not-failing.ts'
import { type Asked, withPlainRequests } from './text/plain-requests.ts'
import { readRewritten, rewritten } from './text/rewritten.ts'
import { blankOut, withoutSpans } from './text/take-out.ts'
import { usualWords } from './text/usual-words.ts'
import { withoutCourtesies } from './told/courtesies.ts'
import { withDatedHalves } from './told/dated-halves.ts'
import { isUnmarked, withStops } from './told/dictated.ts'
import { introductionsIn, withoutIntroductions } from './told/introductions.ts'
import { reasonsIn, withReasons } from './told/reasons.ts'
import { countedNouns } from './unread/counted-nouns.ts'
import { withoutPriceReasons } from './unread/price-reasons.ts'
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

const nothing = { wishes: [], told: [], taken: [] }

/** One text by all readers: whole clauses first, and last what the readers of single words left. */
function readWords(said: string, around: Around): Draft {
  const { reader, type, rules, vocabulary, today, items } = around
  const { reading } = reader
  const { plain: once, told: echoes } = withoutEchoes(said)
  const { plain, told: parts } = reader.plain?.(once) ?? { plain: once, told: [] }
  const byParts = reader.byParts?.(withStops(plain, serves(around)).spoken, around) ?? nothing
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
  const plainly = reader.shortForms?.(courteous) ?? courteous
  const text = dated.has(reading) ? withDatedHalves(plainly, today) : plainly
  // Whole sentences, before stops part them; speech without any mark has none.
  const days = reader.days?.(isUnmarked(plain) ? plainly : plain, plain, around) ?? nothing
  const ends = withSheetEnds(blankOut(text, days.taken), around.ends)
  const sold = sheets.has(reading)
    ? withSalesPeriod(ends.rest, around.dates, today)
    : { wishes: [], told: [], rest: ends.rest }
  const apart = [...byParts.wishes, ...byParts.told]
  const toRead = apart.length === 0 ? sold.rest : withoutSpans(sold.rest, apart)
  const wholes = reader.wholes?.(toRead, around, plain) ?? nothing
  const first = wholeFirst(withoutSpans(toRead, [...wholes.wishes, ...wholes.told]), {
    type,
    rules,
    names: vocabulary.names,
    today,
  })
  const { rest } = first
  const wishes = [
    ...ends.wishes,
    ...days.wishes,
    ...sold.wishes,
    ...stock,
    ...byParts.wishes,
    ...wholes.wishes,
    ...first.wishes,
  ]
  const read = withoutHalves(
    text,
    readBySteps(rest, reader.steps, { vocabulary, today, items }),
    countedNouns,
  )
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
        ...days.told,
        ...sold.told,
        ...wholes.told,
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
  const finished = reader.finished?.(said, told) ?? told
  return { ...finished, asides: finished.asides?.toSorted((a, b) => a.start - b.start) ?? [] }
}

/** Places stay. */
const withoutDashes = (text: string): string =>
  text.replace(/^[ \t]*[-–—•*][ \t]+/gmu, (mark) => ' '.repeat(mark.length))

/** The text with what only its own kind of answer says in short. */
function readReworded(text: string, around: Around): Draft {
  const { reader, vocabulary } = around
  const read = (plain: string) =>
    dated.has(reader.reading)
      ? readWords(plain, around)
      : withExceptions(plain, vocabulary.names, (clauses) => readWords(clauses, around))
  return reader.reworded?.(text, around, read) ?? read(text)
}

function askedOf(around: Around): Asked | null {
  if (of('drinks', 'dishes', 'pairings')(around)) return 'recipes'
  return around.reader.reading === 'specialDates' ? 'posts' : null
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
      readRewritten(long, usualWords(long, foldedNames(around), of('specialDates')(around)), (usual) =>
        withPlainRequests(usual, askedOf(around), (asked) =>
          withCorrections(asked, (plain) =>
            withNotFailing(
              dated.has(around.reader.reading) ? withoutDashes(plain) : plain,
              isMenu(around),
              (order) => readReworded(order, around),
            ),
          ),
        ),
      ),
    of('specialDates')(around),
  )

/** The owner's words as wishes, unread passages and asides, with their places in the text as it was typed. */
export const readOwnerText = (text: string, around: Around): Draft => {
  const read = (rest: string) =>
    readClauses(
      withClausesApart(rest, serves(around), foldedNames(around), (one) => readClauses(one, around)),
      around,
    )
  return around.reader.sentences?.(text, around, read) ?? read(text)
}
