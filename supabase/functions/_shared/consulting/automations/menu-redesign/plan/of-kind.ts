import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { WishKind, WishOf } from '../../../base/request/wish.ts'

/** The wishes of one kind. */
export const ofKind = <Kind extends WishKind>({ wishes }: RequestSheet, kind: Kind) =>
  wishes.filter((wish): wish is WishOf<Kind> => wish.kind === kind)
