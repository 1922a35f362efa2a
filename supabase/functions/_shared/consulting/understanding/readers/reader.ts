/** How the owner's words are read: what a reader is, what it knows beside the text, and its steps and stages. */
import type { AutomationType } from '../../automation-types.ts'
import type { Rules } from '../anyhow/form.ts'
import type { SheetDates } from '../dates/sales-period.ts'
import type { SheetEnds } from '../dates/sheet-ends.ts'
import type { Draft, DraftWish, Profile } from '../text/draft.ts'
import type { Span } from '../text/half-read.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/** How a text is read: as wishes of a profile, or as an answer of its own kind. */
export type Reading = Profile | 'drinks' | 'dishes' | 'pairings' | 'competitors' | 'specialDates' | 'context'

/** What steps know beside the text in hand. */
export type Scene = {
  /** The owner's text before any reader took its words. */
  whole: string
  vocabulary: Vocabulary
  /** yyyy-mm-dd */
  today: string
  /** Number of items on the menu that the text is about. */
  items: number
}

/**
 * One reader of wishes. It takes what it understands, hands the text to the next with blanks in these places, and may mend
 * what comes back. All places are those of the owner's text.
 */
export type Step = (text: string, scene: Scene, readRest: (rest: string) => Draft) => Draft

/** What the readers know besides the text. `items`: how many the menu has that is to be redesigned. */
export type Around = {
  type: AutomationType
  reader: TextReader
  rules: Rules
  vocabulary: Vocabulary
  /** yyyy-mm-dd in America/Fortaleza */
  today: string
  items: number
  /** The weeks at both ends of the sales sheet; null without a dated sheet. */
  ends: SheetEnds | null
  /** Whether the rows of the sales sheet have dates; null without a sheet. */
  dates: SheetDates | null
}

/** What follows the steps: mends what they read, by the words around it. */
export type Stage = (text: string, draft: Draft, around: Around) => Draft

type Read = (text: string) => Draft

/** Wishes of clauses that are read as a whole, and what only tells something. */
export type Wholes = { wishes: readonly DraftWish[]; told: readonly Span[] }

/**
 * How the answers to one question are read, in this order. What every text has in common is in `read-owner-text.ts`
 * (before and around the steps) and `settle.ts` (after them).
 */
export type TextReader = {
  reading: Reading
  /** Whole sentences that no stop may part, before all others. */
  sentences?: (text: string, around: Around, read: Read) => Draft
  /** Reads the text with what only its own kind of answer says in short spelled out. */
  reworded?: (text: string, around: Around, read: Read) => Draft
  /** What is said twice, or of parts of a result, in one form. */
  plain?: (text: string) => { plain: string; told: readonly Span[] }
  /** Clauses read part by part, before a reason is taken out that holds one of them. */
  byParts?: (text: string, around: Around) => Wholes
  /** Changes no places. */
  shortForms?: (text: string) => string
  /** Days and periods, from whole sentences and from the text as typed. `taken`: words that no later reader sees. */
  days?: (sentences: string, typed: string, around: Around) => Wholes & { taken: readonly Span[] }
  /** Clauses in which a comma or an "ou" parts nothing. `typed`: the text with all its words. */
  wholes?: (text: string, around: Around, typed: string) => Wholes
  /** The readers of wishes: the first sees all of the text, the last what is left. */
  steps: readonly Step[]
  /** Before what is still unread is read in any order of words, and thereafter. */
  early?: readonly Stage[]
  own?: readonly Stage[]
  /** Once refusals and conditions are settled. */
  late?: readonly Stage[]
  /** The draft of the whole text, at last. */
  finished?: (text: string, draft: Draft) => Draft
}

/** How one automation reads: its rules for words in any order, and a reader for each question that takes free text. */
export type AutomationReader = {
  rules: Rules
  texts: Readonly<Record<string, TextReader>>
  /** A standing restriction of the house; `read` is how the other automations read it. */
  standing?: (
    restriction: string,
    known: { vocabulary: Vocabulary; today: string },
    read: (said: string) => Draft,
  ) => Draft
}

/** Reads no text: of an automation that asks for none. */
export const withoutWords: AutomationReader = { rules: { asked: [], wanted: [], strange: 0 }, texts: {} }

/** Automations whose results somebody eats or drinks, or that print what they contain. */
const serving: ReadonlySet<AutomationType> = new Set<AutomationType>([
  'drink_creation',
  'food_pairing',
  'dish_creation',
  'menu_redesign',
])

/** Texts that say what happens on which days: a dash or a dot at the beginning of a line only marks it. */
export const dated: ReadonlySet<Reading> = new Set<Reading>(['context', 'specialDates'])

/** Texts beside a sales sheet. */
export const sheets: ReadonlySet<Reading> = new Set<Reading>(['menu', 'prices', 'context', 'competitors'])

export const isMenu = ({ type }: Around) => type === 'menu_redesign'
export const serves = ({ type }: Around) => serving.has(type)
export const of =
  (...readings: Reading[]) =>
  ({ reader }: Around) =>
    readings.includes(reader.reading)

/** A stage of some texts only. */
export const where =
  (fits: (around: Around) => boolean, stage: Stage): Stage =>
  (text, draft, around) =>
    fits(around) ? stage(text, draft, around) : draft

function inOrder([step, ...others]: readonly Step[], text: string, scene: Scene): Draft {
  return step?.(text, scene, (rest) => inOrder(others, rest, scene)) ?? { wishes: [], unread: [] }
}

/** Reads a text by steps. Every letter and digit ends up in a wish, in an unread passage, or in a filler word. */
export const readBySteps = (text: string, steps: readonly Step[], scene: Omit<Scene, 'whole'>): Draft =>
  inOrder(steps, text, { ...scene, whole: text })

/** A part of the text as if it were the whole. */
export const alone =
  ({ reader, vocabulary, today, items }: Around) =>
  (words: string) =>
    readBySteps(words, reader.steps, { vocabulary, today, items })
