import type { EngineContext } from '../../base/context.ts'
import { formatNumber } from '../../base/language/text.ts'
import type { Food } from '../../base/pantry/food.ts'
import type { Prices } from '../../base/pantry/house-prices.ts'
import { formatQuantity, grossAmount } from '../../base/pantry/kitchen.ts'
import type { Candidate } from './compose.ts'
import { freshnessOf } from './freshness.ts'
import { ordersOf, weekly } from './launch.ts'
import type { DishMenu } from './schema.ts'

/** Portions of each new dish that are tasted before they are sold. */
export const tastedPortions = 2

/** Portions of each dish that the list is for: the week whose gain is told, and the tasting. */
export const shoppingPortions = ordersOf({ weekly }).expected + tastedPortions

/** "sobra muita massa": dough that the house has left over is not bought. */
export const hasDoughOver = ({ sheet }: Pick<EngineContext, 'sheet'>): boolean =>
  sheet.wishes.some(
    ({ text, ...wish }) =>
      wish.kind === 'prefer' &&
      wish.why === 'supply' &&
      /\bmassas?\b/i.test(text) &&
      /\bsobr(?:a|am|ando|ou)\b/i.test(text),
  )

/**
 * What to buy for the first portions of every dish: goods sold by weight in steps of 100 g, everything else in whole packs.
 * Quantities include trimming losses; an ingredient of several dishes is bought once.
 */
export function shoppingOf(
  chosen: readonly Candidate[],
  prices: Prices,
  plates = shoppingPortions,
  leftOver: (item: Food) => boolean = () => false,
): DishMenu['shopping'] {
  const needed = new Map<string, { item: Food; amount: number }>()
  for (const { parts, portions } of chosen) {
    for (const { item, amount } of parts) {
      if (leftOver(item)) continue
      const known = needed.get(item.id)?.amount ?? 0
      needed.set(item.id, { item, amount: known + (grossAmount(item, amount) / portions) * plates })
    }
  }
  const items = [...needed.values()]
    .map(({ item, amount }) => {
      const { unit, name } = item
      const pack = prices(item)
      const byWeight = pack?.label === 'kg'
      const exact = pack === null ? 0 : amount / pack.amount
      const step = byWeight ? 10 : 1
      // Tolerates rounding errors, so that no extra pack is bought.
      const packs = Math.max(1 / step, Math.ceil(exact * step - 1e-9) / step)
      return {
        name,
        needed:
          unit === 'un' ? formatNumber(Math.ceil(amount - 1e-9)) : formatQuantity(roundUp(amount), unit),
        packs: pack === null ? 0 : packs,
        packLabel: pack === null ? 'preço a consultar' : pack.label,
        costBRL: pack === null ? null : packs * pack.price,
        when: freshnessOf(item.id),
      }
    })
    .toSorted((a, b) => (b.costBRL ?? Number.POSITIVE_INFINITY) - (a.costBRL ?? Number.POSITIVE_INFINITY))
  return {
    portions: plates,
    items,
    totalBRL: items.reduce((sum, { costBRL }) => sum + (costBRL ?? 0), 0),
  }
}

/** Rounds to 5 g or ml, to 50 from one kilo. */
function roundUp(amount: number): number {
  const step = amount >= 1000 ? 50 : 5
  return Math.ceil(amount / step - 1e-9) * step
}
