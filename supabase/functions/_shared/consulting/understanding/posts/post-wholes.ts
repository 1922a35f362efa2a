/** Sentences about posts that are read as a whole, whatever the order of their words, before a comma or a "nem" parts them. */
import { findDates } from '../dates/find-dates.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { readAskedText } from './asked-texts.ts'
import { readDayOffer } from './day-offers.ts'
import { readExpectedGroup } from './expected-groups.ts'
import { readMonthly } from './monthly.ts'
import { readNamedPerson } from './named-people.ts'
import { readOrderedGoods } from './ordered-goods.ts'
import type { PostClause } from './post-clause.ts'
import { readPostingDays } from './posting-days.ts'
import { readQuietSpan } from './quiet-spans.ts'
import { refusedBesides, refusedIn } from './refusals.ts'
import { readShortage } from './shortages.ts'
import { readGuestDish, readStart } from './starts.ts'
import { readToldStory } from './told-stories.ts'
import { readUnseen } from './unseen.ts'
import { readWeekdayGift } from './weekday-gifts.ts'
import { readWordingLimits } from './wording-limits.ts'

const readers: readonly ((clause: PostClause) => WishContent[] | null)[] = [
  ({ folded, isAsked }) => (isAsked ? null : readWordingLimits(folded)),
  ({ said, isAsked, today }) => {
    // A draw beside a date leaves the date, which the readers of dates know.
    const refused = isAsked || findDates(said, today).length > 0 ? null : refusedIn(said)
    return refused && refused !== 'raffle' ? [{ kind: 'refusedPost', what: refused }] : null
  },
  readAskedText,
  readDayOffer,
  readPostingDays,
  readQuietSpan,
  readShortage,
  readMonthly,
  readGuestDish,
  readStart,
  readUnseen,
  readNamedPerson,
  readOrderedGoods,
  readExpectedGroup,
  readWeekdayGift,
  readToldStory,
]

type Span = { start: number; end: number; isAsked: boolean }

/** Two sentences of which the first is needed for the second: a complaint, and "como respondo?". */
const joins =
  /^\s*(?:(?:so )?volta(?:m)? |so tem |como (?:eu )?respond|o que (?:eu )?(?:digo|respondo|escrevo)|(?:escrev|responda|responde|faz|faca)\w*|(?:eu )?(?:so )?(?:tenho|posso gastar|gasto) (?:ate )?(?:r\$ ?)?\d)/u

/** Parts between commas that one thought may have: all runs of a long list would take time by its square. */
const mostParts = 12

/** Sentences and the comma parts in them, the longest run first. */
function* runs(text: string): Generator<Span> {
  const sentences = [...text.matchAll(/[^;!?\n.]+(?:[.](?=\S)[^;!?\n.]+)*/g)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    isAsked: text[index + said.length] === '?',
  }))
  for (const [at, one] of sentences.entries()) {
    const next = sentences[at + 1]
    if (next && joins.test(foldInPlace(text.slice(next.start, next.end)).toLowerCase()))
      yield { start: one.start, end: next.end, isAsked: next.isAsked }
  }
  for (const { start, end, isAsked } of sentences) {
    const parts: { start: number; end: number }[] = []
    let at = start
    for (const part of text.slice(start, end).split(/,(?!\d)/)) {
      parts.push({ start: at, end: at + part.length })
      at += part.length + 1
    }
    for (let size = Math.min(parts.length, mostParts); size > 0; size -= 1)
      for (let first = 0; first + size <= parts.length; first += 1)
        yield {
          start: parts[first]?.start ?? 0,
          end: parts[first + size - 1]?.end ?? 0,
          isAsked: isAsked && first + size === parts.length,
        }
  }
}

const shortest = 6
const longest = 220

/** The wishes of the sentences that one of the readers takes whole, with their places, and what only says them again. */
export function readPostWholes(
  text: string,
  names: readonly HouseName[],
  today: string,
): { wishes: DraftWish[]; told: { start: number; end: number }[] } {
  const found: DraftWish[] = refusedBesides(text, today)
  const told: { start: number; end: number }[] = []
  const closes = /\b(?:fech\w+|nao (?:abr\w+|funciona\w*|atend\w+)|recesso|ferias)\b/.test(
    foldInPlace(text).toLowerCase(),
  )
  for (const { start: from, end: to, isAsked } of runs(text)) {
    if ([...found, ...told].some(({ start, end }) => from < end && to > start)) continue
    const raw = text.slice(from, to)
    const said = raw.trim()
    if (said.length < shortest || said.length > longest) continue
    const start = from + raw.indexOf(said)
    const folded = foldInPlace(said).toLowerCase()
    const clause = { said, folded, isAsked, closes, today, names }
    const wishes = readers.map((read) => read(clause)).find((one) => one !== null)
    if (wishes?.length === 0) told.push({ start, end: start + said.length })
    for (const wish of wishes ?? []) found.push({ wish, start, end: start + said.length })
  }
  return { wishes: found, told }
}
