/**
 * What owners say of a menu by its parts, in whatever order and words: action, object, number, bound, hours, reason. Read before
 * numbers are taken for prices, and a mention for an order.
 */
import type { Named } from '../../spoken/pieces.ts'
import type { Span } from '../../spoken/stretches.ts'
import { type DraftWish, longestText } from '../../text/draft.ts'
import { guestsAsk } from './allergies.ts'
import { fewAtOnce, printedToo } from './cares.ts'
import { dayCombo } from './combos.ts'
import { asksWhatLeaves, costOfLeaving, countedCut, leaveOrRaise, lossAfter, sparedItem } from './cuts.ts'
import { printerDay } from './dates.ts'
import { sellOnDays, shutDays, spoils, tightOven } from './house.ts'
import { mayLeave, notAlways } from './leaving.ts'
import { notice } from './notices.ts'
import { mostOfKind } from './numbers.ts'
import {
  cappedCombo,
  firstShown,
  oneSentence,
  placeAsked,
  shownMore,
  smallerPortions,
  soldTogether,
  toBeSeen,
} from './offers.ts'
import { sectionsBeside } from './order.ts'
import { atTheEnd, dietSigns, originLine, pageForms, printedLines, twoSided } from './pages.ts'
import { ranked } from './ranked.ts'
import { type Concept, type Found, type Thought, thoughtsIn } from './thoughts.ts'
import { earnsLeast, losesMoney, menuSize, onlyTold, risesInAll, rushHours } from './work.ts'

/** Several of a thought may be found, as long as their words are apart; the first has them. */
const concepts: readonly Concept[] = [
  guestsAsk,
  printerDay,
  notAlways,
  mayLeave,
  notice,
  printedToo,
  fewAtOnce,
  ranked,
  shutDays,
  tightOven,
  spoils,
  dayCombo,
  mostOfKind,
  shownMore,
  placeAsked,
  sellOnDays,
  twoSided,
  cappedCombo,
  leaveOrRaise,
  lossAfter,
  countedCut,
  sparedItem,
  asksWhatLeaves,
  costOfLeaving,
  risesInAll,
  oneSentence,
  soldTogether,
  firstShown,
  smallerPortions,
  toBeSeen,
  dietSigns,
  printedLines,
  originLine,
  sectionsBeside,
  atTheEnd,
  rushHours,
  losesMoney,
  earnsLeast,
  menuSize,
  pageForms,
  onlyTold,
]

/** Someone's health may depend on the words: they are left to the readers of allergies. */
const health = /alergi[ac]|celiac|intoler|anafil|gravid|gestante/

const isApart = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.end <= other.start || other.end <= one.start

export function readMenuTold(
  text: string,
  names: readonly Named[],
  today: string,
): { wishes: DraftWish[]; told: Span[] } {
  const found: Found[] = []
  /** The latest, with the thoughts that say it. */
  let last: { found: Found; thoughts: Thought[] } | undefined
  for (const thought of thoughtsIn(text, names, today)) {
    if (health.test(thought.said)) {
      const care = guestsAsk(thought)
      if (care && care.span.end - care.span.start <= longestText) found.push(care)
      last = undefined
      continue
    }
    const { end } = spanOf(thought)
    const said = thought.said.trim().replace(/^(?:e|ai|entao) |[\s.,;:!?]+$/g, '')
    const own = readThought(thought, found)
    const [one] = own
    const isSame = last !== undefined && one !== undefined && goesWith(one, last)
    if (last && one && isSame) {
      last.found.wishes = one.wishes
      last.found.span = within({ start: last.found.span.start, end: one.span.end }, last.found.span)
      own.shift()
    } else if (last && own.length === 0 && last.found.tail?.test(said)) {
      last.found.span = within({ start: last.found.span.start, end }, last.found.span)
      continue
    }
    // "…, e quanto perco com cada um, só não tira o pudim": its first piece still goes with the thought before.
    const [head] = thought.pieces
    const headEnd = head ? head.at + head.said.replace(/[\s.,;:!?]+$/, '').length : end
    const rest = head?.said.trim().replace(/^(?:e|ai|entao) |[\s.,;:!?]+$/g, '') ?? ''
    if (last && !isSame && last.found.tail?.test(rest) && own.every(({ span }) => span.start >= headEnd))
      last.found.span = within({ start: last.found.span.start, end: headEnd }, last.found.span)
    found.push(...own)
    const latest = own.at(-1)
    last = latest
      ? { found: latest, thoughts: [thought] }
      : last && isSame
        ? { ...last, thoughts: [...last.thoughts, thought] }
        : undefined
  }
  return {
    wishes: found.flatMap(({ wishes, span }) => wishes.map((wish) => ({ wish, ...span }))),
    told: found.flatMap(({ wishes, span }) => (wishes.length === 0 ? [span] : [])),
  }
}

/** Of two halves of one thought, the second knows what both say: the same page, the same question, a loss and what to do of it. */
function goesWith(one: Found, { found, thoughts }: { found: Found; thoughts: readonly Thought[] }): boolean {
  if (found.wishes.length === 0 || one.wishes.length === 0) return false
  const known = found.wishes.map((wish) => JSON.stringify(wish))
  if (one.wishes.every((wish) => wish.kind === 'layout' && known.includes(JSON.stringify(wish)))) {
    one.wishes = found.wishes
    return true
  }
  if (one.since === undefined || !thoughts.includes(one.since)) return false
  return topicOf(one) === topicOf(found) || topicOf(found) === 'costNow'
}

const topicOf = ({ wishes: [wish] }: Found) => (wish?.kind === 'question' ? wish.about : wish?.kind)

function readThought(thought: Thought, taken: readonly Found[]): Found[] {
  const own: Found[] = []
  for (const concept of concepts) {
    const one = concept(thought)
    if (!one) continue
    const since =
      one.since && taken.every(({ span }) => isApart(span, spanOf(one.since ?? thought)))
        ? spanOf(one.since)
        : null
    const span = since ? within({ start: since.start, end: one.span.end }, one.span) : one.span
    if (span.end - span.start > longestText || own.some((other) => !isApart(other.span, span))) continue
    own.push({ ...one, span })
  }
  return own.toSorted((a, b) => a.span.start - b.span.start)
}

/** A thought without the blanks and stops around it. */
const spanOf = ({ said, at }: Thought) => ({
  start: at + (/^\s*/.exec(said)?.[0].length ?? 0),
  end: at + said.replace(/[\s.,;:!?]+$/, '').length,
})

/** The wider span, unless it is longer than a wish may be. */
const within = (wide: { start: number; end: number }, narrow: { start: number; end: number }) =>
  wide.end - wide.start > longestText ? narrow : wide
