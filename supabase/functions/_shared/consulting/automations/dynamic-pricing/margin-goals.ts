/** Margins that the owner demands: of a section they move prices, of the whole menu they only hold them. */
import { endingsFrom, menuPriceFrom, menuPriceTo } from '../../base/pricing/endings.ts'
import { allowsPrice, type PriceLimits } from '../../base/pricing/limits.ts'
import { type Paid, paidOf } from '../../base/pricing/paid.ts'
import { largestNext } from '../../base/pricing/price-step.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

type Sold = Paid & { name: string; category: string | null; cost: number }

/** The highest margin that the owner demands of an item, as a fraction, and whether a wish names its section. */
export function marginGoalOf(
  { wishes }: RequestSheet,
  { name, category }: Pick<Sold, 'name' | 'category'>,
): { share: number; isNamed: boolean } | null {
  const goals = wishes.flatMap((wish) =>
    wish.kind === 'question' &&
    wish.about === 'marginFloor' &&
    wish.percent !== undefined &&
    (wish.item === undefined || namesItem(wish.item, { name, section: category }))
      ? [{ share: wish.percent / 100, isNamed: wish.item !== undefined }]
      : [],
  )
  return goals.toSorted((a, b) => b.share - a.share)[0] ?? null
}

/** The lowest menu price that leaves a margin, at the discounts that guests get today. */
export const priceForMargin = (item: Sold, share: number, endings: PriceLimits['endings']): number =>
  menuPriceFrom(
    (item.cost / (1 - share)) * (item.price / paidOf(item)) - 1e-9,
    endingsFrom(item.price, endings),
  )

/** The day of the second step, yyyy-mm-dd, where the owner splits what is too much at once; null if nobody says so. */
export function stepsFrom({ wishes }: RequestSheet): string | null {
  const steps = wishes.find((wish) => wish.kind === 'question' && wish.about === 'gentle')
  return (steps?.kind === 'question' ? steps.from : undefined) ?? null
}

/**
 * Limits that keep a demanded margin: a price one step below it rises to it, if the other limits allow that; none falls
 * below it.
 */
export function withMargin(limits: PriceLimits, item: Sold, sheet: RequestSheet): PriceLimits {
  const goal = marginGoalOf(sheet, item)
  if (goal === null || limits.fixed !== null) return limits
  const needed = priceForMargin(item, goal.share, limits.endings)
  const reachable =
    goal.isNamed && needed <= item.price * (1 + largestNext) + 1e-9 && allowsPrice(limits, needed)
  // What the owner splits into steps goes as far as the first step may.
  const first =
    goal.isNamed && !reachable && needed > item.price && limits.ceiling !== null && stepsFrom(sheet) !== null
      ? menuPriceTo(limits.ceiling + 1e-9, endingsFrom(item.price, limits.endings))
      : item.price
  const least = reachable ? needed : Math.min(needed, Math.max(item.price, first))
  return { ...limits, lowest: Math.max(limits.lowest ?? 0, least) }
}
