import type { WishReason } from '../base/request/wish.ts'
import type { Element } from './elements.ts'

/** What the words before a name make of it. */
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
  /** "cuidado com": unsaid, unless an allergy explains it. */
  | 'warned'
  | 'keep'
  | 'drop'
  | 'promote'
  | 'cap'
  | 'keepPrice'

export const refusing: ReadonlySet<Mode> = new Set<Mode>(['not', 'allergy', 'lack', 'drop'])

/** A name as it was read. */
export type Named = { at: number; mode: Mode; why: WishReason | null; group: number }

/** What a sentence leaves to the next one: "Alergias:" is followed by its list. */
export type Carry = { mode: Mode; allergy: boolean; heading: { start: number; end: number } | null }

export const noCarry: Carry = { mode: 'open', allergy: false, heading: null }

/** The names of a sentence with what the words around them make of them, and what is known of its allergies. */
export type Clauses = {
  named: Named[]
  mode: Mode
  /** An allergy is spoken of. */
  allergy: boolean
  /** The word of an allergy that nothing has been named for yet. */
  openAllergy: Element | null
  /** Words of an allergy that are part of a wish, or of a question. */
  usedAllergies: Set<Element>
  /** Words that speak of what stands before them. */
  trailing: ReadonlySet<Element>
  /** Words of what may stay beside an allergy: "alergia a crustáceo, peixe pode". */
  permitted: ReadonlySet<Element>
  /** Places of names that one word after them speaks of. */
  together: readonly (readonly number[])[]
}
