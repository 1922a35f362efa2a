/** What an item leaves if it stays, costs more, or leaves the menu, with what the owner throws away of it. */
import { allowsPrice, type PriceLimits } from '../../../base/pricing/limits.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { largestNext } from '../../../base/pricing/price-step.ts'
import { stepsAbove } from '../../../base/pricing/steps-above.ts'
import { assumed } from '../advise.ts'
import { cases } from '../cases.ts'
import { costWithLoss } from './told-facts.ts'

type Line = { price: number; paid?: number | undefined; cost: number; units: number }
export type Weighed = {
  /** R$ of a unit's ingredients, the part that is thrown away included. */
  spent: number
  /** R$ of the period: as it is, at the best price that is allowed, and what its guests leave with its neighbours. */
  stay: number
  raise: { price: number; left: number } | null
  leave: { careful: number; bad: number }
  best: 'stay' | 'raise' | 'leave'
}

/**
 * Whether an item should stay, rise or leave. Cost with loss: cost ÷ (1 − lost ÷ 100); sales at a price: units ×
 * (1 + elasticity × change); a guest who finds it gone orders a neighbour in 7, or 4, of 10 cases (`cases.ts`).
 * @param lost % of what is bought for it, thrown away and not in its cost
 */
export function weigh(
  item: Line,
  neighbours: readonly Line[],
  { lost, elasticity, limits }: { lost: number; elasticity: number; limits: PriceLimits },
): Weighed {
  const spent = costWithLoss(item.cost, lost)
  const discount = paidOf(item) / item.price
  const leftAt = (price: number) =>
    (price * discount - spent) * item.units * Math.max(0, 1 + elasticity * (price / item.price - 1))
  const near = neighbours.filter(({ price }) => price <= item.price * assumed.substitutePrice)
  const sold = near.reduce((sum, one) => sum + one.units, 0)
  const instead =
    sold === 0 ? 0 : near.reduce((sum, one) => sum + one.units * (paidOf(one) - one.cost), 0) / sold
  const leave = (share: number) => item.units * share * Math.max(0, instead)
  const stay = leftAt(item.price)
  const [raise = null] = (limits.fixed === null ? stepsAbove(item, elasticity, limits) : [])
    .filter(
      ({ price }) =>
        price <= item.price * (1 + largestNext) + 1e-9 &&
        allowsPrice({ ...limits, floor: null, ceiling: null }, price) &&
        price <= (limits.ceiling ?? Number.POSITIVE_INFINITY),
    )
    .map(({ price }) => ({ price, left: leftAt(price) }))
    .filter(({ left }) => left > stay)
    .toSorted((a, b) => b.left - a.left)
  const [careful, bad] = [leave(cases.careful.substitution), leave(cases.bad.substitution)]
  // It leaves only where that is better in both cases: nobody gets back a guest who came for it.
  return {
    spent,
    stay,
    raise,
    leave: { careful, bad },
    best: bad > Math.max(stay, raise?.left ?? stay) ? 'leave' : raise ? 'raise' : 'stay',
  }
}

const raising =
  /(?<!\p{L})(?:sub(?:o|ir|a|imos)|aument\p{L}+|cobr\p{L}+|encare[cç]\p{L}+|reajust\p{L}+)(?!\p{L})/iu
const leaving =
  /(?<!\p{L})(?:tir\p{L}+|cort\p{L}+|sai|sair|mant\p{L}+|deixo|elimin\p{L}+|retir\p{L}+)(?!\p{L})/iu

/** Whether the words ask to choose between taking an item out and charging more for it. */
export const asksRaise = (said: string): boolean =>
  /(?<!\p{L})ou(?!\p{L})/iu.test(said) && raising.test(said) && leaving.test(said)
