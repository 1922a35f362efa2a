import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { WishKind, WishOf } from '../../../base/request/wish.ts'

/** The wishes of one kind. */
export const ofKind = <Kind extends WishKind>({ wishes }: RequestSheet, kind: Kind) =>
  wishes.filter((wish): wish is WishOf<Kind> => wish.kind === kind)

/** The sheet without what only some guests may not have: it takes nothing off the menu. */
export const withoutGuests = (sheet: RequestSheet): RequestSheet => ({
  ...sheet,
  wishes: sheet.wishes.filter((wish) => wish.kind !== 'exclude' || !wish.guests),
})
