/** How a dish reaches the table: how many share it, and how many pieces they order. */

import { foldAccents } from '../../base/language/text.ts'
import { type DishReading, guestsOf, isSinglePiece } from '../../base/pairing/understand.ts'

export interface Serving {
  /** Drinks beside it. */
  guests: number
  /** Pieces of what is sold one by one; 1 for everything else. */
  pieces: number
}

/** Pieces that a table of two orders of what is sold one by one. */
const round = 4

/** Starters that one guest eats alone. */
const alone =
  /casquinha|caldinho|caldo|sopa|coxinha|empad|tapioca|crepioca|misto|sandu|burg|espet|taco|temaki|pao na chapa|tartar/
const severalPieces = /\(?\b\d+\s*(?:un|und|unid|unidades|pecas|pcs|porcoes)\b/
const shareOf = /porc(?:ao|oes)|para (?:dois|dividir|a mesa)|tabua/

/**
 * @param sharedFrom R$ from which a starter is a portion for two
 * @param plated a house that serves each guest a plate
 */
export function servingAt(
  { item, course }: Pick<DishReading, 'item' | 'course'>,
  sharedFrom: number,
  plated: boolean,
): Serving {
  if (isSinglePiece(item)) return { guests: 2, pieces: round }
  const guests = guestsOf(item)
  const words = foldAccents(`${item.name} ${item.description ?? ''}`)
  if (guests > 1 || course !== 'starter' || plated) return { guests, pieces: 1 }
  const shared =
    severalPieces.test(words) ||
    shareOf.test(words) ||
    (!alone.test(foldAccents(item.name)) && item.price !== null && item.price >= sharedFrom)
  return { guests: shared ? 2 : 1, pieces: 1 }
}
