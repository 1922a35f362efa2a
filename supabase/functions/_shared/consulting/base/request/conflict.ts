import type { RequestSheet } from './request-sheet.ts'

/** Wishes that contradict each other, reported before payment, with sheets that work. */
export type Conflict = {
  /** One sentence in Portuguese that says what does not fit and what would. */
  message: string
  /** Alternatives for the owner; each replaces the sheet. Empty if only rewording helps. */
  offers: { label: string; sheet: RequestSheet }[]
}
