import type { Explanation } from './explanation.ts'
import { type NamedItem, namesItem } from './match-item.ts'
import type { RequestSheet } from './request-sheet.ts'
import type { Wish, WishKind } from './wish.ts'

const itemOf = (wish: Wish): string | null => ('item' in wish && wish.item !== undefined ? wish.item : null)

/**
 * Wishes about an item that is in none of the sent files.
 * @param where "no cardápio enviado"
 */
export function missingItems(
  { wishes }: RequestSheet,
  items: readonly NamedItem[],
  where: string,
): Explanation[] {
  return wishes.flatMap((wish) => {
    const item = wish.kind === 'competitorPrice' || wish.kind === 'rivalFact' ? null : itemOf(wish)
    if (item === null || items.some((one) => namesItem(item, one))) return []
    return [{ wish, reason: `Não há “${item}” ${where}.` }]
  })
}

/** Wishes of kinds that an automation does not support, with the reason. */
export function withoutEffect(
  { wishes }: RequestSheet,
  used: readonly WishKind[],
  reason: string,
): Explanation[] {
  return wishes.flatMap((wish) => (used.includes(wish.kind) ? [] : [{ wish, reason }]))
}

/** At most one reason for each wish: the first one wins. */
export function oneEach(explanations: readonly Explanation[]): Explanation[] {
  const explained = new Set<Wish>()
  return explanations.filter(({ wish }) => {
    if (explained.has(wish)) return false
    explained.add(wish)
    return true
  })
}
