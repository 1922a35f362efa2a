/** What another price of an item does to its profit. */
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { badCase, breakEvenUnits } from '../../../base/pricing/price-step.ts'
import { outcomeAt } from '../../../base/pricing/scenario.ts'
import type { PricedItemPlan } from '../schema.ts'
import type { Asked } from './asked.ts'

/** R$ that a price adds in the expected and in the bad case, and the share of sales that it may lose. */
export function tried(item: PricedItemPlan, price: number, { limitsOf }: Asked) {
  const sold = { price: paidOf(item), cost: item.cost, units: item.units }
  const change = price / item.price - 1
  const expected = outcomeAt(sold, change, item.elasticity)
  return {
    change,
    gain: expected.profitChange,
    low: badCase(sold, change, item.elasticity, limitsOf(item.name)),
    even: paidAt(item, price) > item.cost ? breakEvenUnits(item, price) : null,
    lost: Math.min(1, -item.elasticity * change),
  }
}
