/** What the readers of a text know beside it, and the stages that follow them: in all texts, or in some. */
import type { AutomationType } from '../automation-types.ts'
import type { SheetDates } from './dates/sales-period.ts'
import type { SheetEnds } from './dates/sheet-ends.ts'
import { type Reading, readText } from './read-text.ts'
import type { Draft } from './text/draft.ts'
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

export type Stage = (text: string, draft: Draft, around: Around) => Draft

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
  ({ reading }: Around) =>
    readings.includes(reading)

/** A stage of some texts only. */
export const where =
  (fits: (around: Around) => boolean, stage: Stage): Stage =>
  (text, draft, around) =>
    fits(around) ? stage(text, draft, around) : draft

/** A part of the text as if it were the whole. */
export const alone =
  ({ reading, vocabulary, today, items }: Around) =>
  (words: string) =>
    readText(words, reading, vocabulary, today, items)
