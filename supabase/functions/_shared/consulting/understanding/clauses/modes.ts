import type { WishReason } from '../../base/request/wish.ts'
import type { Element } from '../words/elements.ts'

/** How the words before a name classify it. */
export type Mode =
  | 'open'
  | 'want'
  | 'must'
  | 'have'
  | 'only'
  | 'less'
  | 'not'
  | 'allergy'
  | 'lack'
  | 'except'
  | 'unsaid'
  /** "cuidado com": open, unless an allergy explains it. */
  | 'warned'
  | 'keep'
  /** "não mexe no baião": keeps both the item and its price. */
  | 'untouched'
  | 'drop'
  | 'promote'
  | 'cap'
  | 'keepPrice'

export const refusing: ReadonlySet<Mode> = new Set<Mode>(['not', 'allergy', 'lack', 'drop'])

/** A name as read. */
export type Named = { at: number; mode: Mode; why: WishReason | null; group: number }

/** What a sentence passes on to the next: "Alergias:" is followed by its list. */
export type Carry = { mode: Mode; allergy: boolean; heading: { start: number; end: number } | null }

export const noCarry: Carry = { mode: 'open', allergy: false, heading: null }

/** The names of a sentence, classified by the words around them, and what is known about its allergies. */
export type Clauses = {
  named: Named[]
  mode: Mode
  /** An allergy has been mentioned. */
  allergy: boolean
  /** The word of an allergy without a name so far. */
  openAllergy: Element | null
  /** Words of an allergy that are part of a wish, or of a question. */
  usedAllergies: Set<Element>
  /** Words that refer to what precedes them. */
  trailing: ReadonlySet<Element>
  /** Words for what is allowed in spite of an allergy: "alergia a crustáceo, peixe pode". */
  permitted: ReadonlySet<Element>
  /** Places of names that one word after them refers to. */
  together: readonly (readonly number[])[]
}
