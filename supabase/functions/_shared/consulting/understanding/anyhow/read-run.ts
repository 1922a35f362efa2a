/** The wishes of a run of pieces that are read as one clause. */
import type { AutomationType } from '../../automation-types.ts'
import type { Named } from '../spoken/pieces.ts'
import { longestText, type WishContent } from '../text/draft.ts'
import type { Span } from '../text/half-read.ts'
import { type Rule, type Rules, readBy } from './form.ts'
import { beginsAsking, type Piece, trimmed } from './pieces.ts'
import { Slots } from './slots.ts'
import { over } from './words.ts'

/** Most pieces that are read as one clause. */
export const longestRun = 4

/** "a lasanha ou o pudim": which of them is the owner's to say. */
const either = /ITEM(?: \w+){0,2} ou (?:\w+ ){0,2}ITEM/

/** What points at something said before is no clause of its own: "não quero cachaça nela". */
const pointing =
  /(?<![a-z])(?:nel[ae]s?|del[ae]|ness[ae]s?|dess[ae]|daquel[ae]|nisso|nisto|disso|(?:com|para|pra|por) el[ae]s?)(?![a-z])/

/** Wishes of the pieces from one index to before another. */
export type Found = { wishes: WishContent[]; span: Span; from: number; to: number }
/** Who reads: an automation by its rules. */
export type Reader = { type: AutomationType; rules: Rules; names: readonly Named[]; today: string }

/** The wishes of a run of pieces; null if they are not read together. */
export function readRun(
  text: string,
  folded: string,
  run: readonly Piece[],
  { type, rules, names, today }: Reader,
  first?: readonly Rule[],
  isLast = true,
  isQuestion = false,
): Pick<Found, 'wishes' | 'span'> | null {
  const [begin, last] = [run[0], run.at(-1)]
  // "o pudim, vale a pena manter?" is one question.
  const isAsked = run.some((piece) => piece.isAsked)
  if (!begin || !last || begin.sentence !== last.sentence) return null
  const span = trimmed(folded, { start: begin.start, end: last.end })
  if (span.end - span.start > longestText) return null
  const known = rules.ofDishes ? names.filter(({ isSection }) => !isSection) : names
  const slots = new Slots(text.slice(span.start, span.end), known, today, {
    isRecipe: type === 'drink_creation',
    keepsWords: rules.ofDishes ?? false,
    pours: type === 'food_pairing',
  })
  const blocked =
    !isAsked && (begin.isConditional || [over, either, pointing].some((one) => one.test(slots.said)))
  // What tells of the past, or holds under a condition, is read by few rules only.
  const open = (of: readonly Rule[]) => (blocked ? of.filter(({ told }) => told) : of)
  if (first && isQuestion) return fitting(readBy(first, slots, rules.strangeAsked ?? 0), span)
  // What is only asked is no order; a clause before the question may be one.
  if (first)
    return run.some((piece) => piece.isAsked && !piece.isLeave) && (isLast || beginsAsking.test(slots.said))
      ? null
      : fitting(readBy(open(first), slots, 0), span)
  const wishes = isAsked ? readBy(rules.asked, slots) : readBy(open(rules.wanted), slots, rules.strange)
  return fitting(wishes, span)
}

const fitting = (wishes: WishContent[] | null, span: Span) => wishes && { wishes, span }
