import type { RequestSheet } from './request-sheet.ts'

/** Wishes that cannot hold together, told before payment, with sheets that can. */
export type Conflict = {
  /** One sentence in Portuguese that says what does not fit and how far it would. */
  message: string
  /** What the owner can choose instead; each replaces the sheet. Empty where only rewording helps. */
  offers: { label: string; sheet: RequestSheet }[]
}
