/** How a dish is served: number of guests who share it, and pieces per order. */

import { foldAccents } from '../../base/language/text.ts'
import { type DishReading, guestsOf, isSinglePiece } from '../../base/pairing/understand.ts'

export interface Serving {
  /** Number of drinks. */
  guests: number
  /** Pieces per order for items sold by the piece; 1 for everything else. */
  pieces: number
}

/** Pieces that a table of two orders. */
const round = 4

/** Starters for one guest. */
const alone =
  /casquinha|caldinho|caldo|sopa|coxinha|empad|tapioca|crepioca|misto|sandu|burg|espet|taco|temaki|pao na chapa|tartar/
const severalPieces = /\(?\b\d+\s*(?:un|und|unid|unidades|pecas|pcs|porcoes)\b/
const shareOf = /porc(?:ao|oes)|para (?:dois|dividir|a mesa)|tabua/

/**
 * @param sharedFrom R$ from which a starter is a portion for two
 * @param plated whether the house serves each guest a plate
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
