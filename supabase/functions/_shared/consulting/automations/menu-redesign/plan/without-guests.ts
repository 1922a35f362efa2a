import type { RequestSheet } from '../../../base/request/request-sheet.ts'

/** The sheet without what only some guests may not have: it takes nothing off the menu. */
export const withoutGuests = (sheet: RequestSheet): RequestSheet => ({
  ...sheet,
  wishes: sheet.wishes.filter((wish) => wish.kind !== 'exclude' || !wish.guests),
})
