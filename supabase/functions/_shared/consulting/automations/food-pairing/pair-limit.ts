/** "até R$ 32 por harmonização": of the dish with its drink, or of the drinks alone where most dishes cost more. */

import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { Serving } from './serving.ts'

export interface PairLimit {
  /** R$ */
  max: number
  of: 'combo' | 'drinks'
}

/** Cheapest drink in R$ that a pair is thought to have. */
const leastDrink = 10
/** From this share of the dishes on, a limit is on dish and drink. */
const enough = 1 / 3

/** The owner's limit for each pairing; null without one. */
export function pairLimitOf(
  { wishes }: Pick<RequestSheet, 'wishes'>,
  items: readonly MenuItem[],
): PairLimit | null {
  const asked = wishes.flatMap((wish) =>
    wish.kind === 'price' && wish.item === 'harmonização' ? (wish.max ?? []) : [],
  )
  if (asked.length === 0) return null
  const max = Math.min(...asked)
  const prices = items.flatMap((item) => (isDrinkLine(item) || item.price === null ? [] : [item.price]))
  const fit = prices.filter((price) => price + leastDrink <= max).length
  return { max, of: prices.length > 0 && fit >= prices.length * enough ? 'combo' : 'drinks' }
}

/** As many drinks as the limit pays for, and at least one. */
export const servingWithin = (serving: Serving, price: number | null, limit: PairLimit | null): Serving =>
  limit?.of !== 'drinks' || price === null || price <= 0
    ? serving
    : { ...serving, guests: Math.max(1, Math.min(serving.guests, Math.floor((limit.max + 0.005) / price))) }
