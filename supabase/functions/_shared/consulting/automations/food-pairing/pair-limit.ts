/** "até R$ 32 por harmonização": of the dish with its drink, or of the drinks alone where most dishes cost more. */

import { foldAccents } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { Serving } from './serving.ts'

export interface PairLimit {
  /** R$ */
  max: number
  of: 'combo' | 'drinks'
  /** Whether it is what one guest pays: a dish for two counts half. */
  perGuest: boolean
}

/** "prato e bebida até R$ 90": both together, whatever the dishes cost. */
const namesBoth = /\b(?:pratos?|comidas?|petiscos?)\b.*\b(?:bebidas?|drinks?|drinques?|doses?|copos?)\b/
const perGuestWords = /\bpor (?:pessoa|cabeca|cliente)\b|\bcada (?:pessoa|cliente)\b/

/** Cheapest drink in R$ that a pair is thought to have. */
const leastDrink = 10
/** From this share of the dishes on, a limit is on dish and drink. */
const enough = 1 / 3

const oneOffer = /\b(?:combos?|kits?|pacotes?|promoc\w+)\b/

/** Whether it limits each pairing: said of dish and drink, it is no limit on combos alone. */
export const limitsPair = (wish: Wish): wish is WishOf<'price'> & { max: number } =>
  wish.kind === 'price' &&
  wish.max !== undefined &&
  (wish.item === 'harmonização' ||
    (wish.item === 'combo' &&
      namesBoth.test(foldAccents(wish.text)) &&
      !oneOffer.test(foldAccents(wish.text))))

/** The owner's limit for each pairing; null without one. */
export function pairLimitOf(
  { wishes }: Pick<RequestSheet, 'wishes'>,
  items: readonly MenuItem[],
): PairLimit | null {
  const asked = wishes.filter(limitsPair).map(({ max, text }) => ({ max, said: foldAccents(text) }))
  const [least] = asked.toSorted((a, b) => a.max - b.max)
  if (!least) return null
  const { max, said } = least
  const perGuest = perGuestWords.test(said)
  if (namesBoth.test(said)) return { max, of: 'combo', perGuest }
  const prices = items.flatMap((item) => (isDrinkLine(item) || item.price === null ? [] : [item.price]))
  const fit = prices.filter((price) => price + leastDrink <= max).length
  return { max, of: prices.length > 0 && fit >= prices.length * enough ? 'combo' : 'drinks', perGuest }
}

/** R$ of a dish with a drink, as the limit counts them; null if a price is unknown. */
export function pairTotal(
  { item }: DishReading,
  drink: Pick<Option, 'price'>,
  { guests, pieces }: Serving,
  { of, perGuest }: PairLimit,
): number | null {
  if (drink.price === null) return null
  const drinks = drink.price * guests
  if (of === 'drinks') return drinks
  if (item.price === null) return null
  return (item.price * pieces + drinks) / (perGuest ? guests : 1)
}

/** As many drinks as the limit pays for, and at least one. */
export const servingWithin = (serving: Serving, price: number | null, limit: PairLimit | null): Serving =>
  limit?.of !== 'drinks' || price === null || price <= 0
    ? serving
    : { ...serving, guests: Math.max(1, Math.min(serving.guests, Math.floor((limit.max + 0.005) / price))) }
