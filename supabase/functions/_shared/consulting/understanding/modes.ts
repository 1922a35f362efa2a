import type { WishReason } from '../base/request/wish.ts'

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
