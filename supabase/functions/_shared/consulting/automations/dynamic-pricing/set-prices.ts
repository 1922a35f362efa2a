import { PriceRefused } from '../../base/errors.ts'
import { formatBrl } from '../../base/language/text.ts'
import { inCents, paidOf } from '../../base/pricing/paid.ts'
import { breakEvenUnits, largestChange } from '../../base/pricing/price-step.ts'
import { proofAt } from '../../base/pricing/proof.ts'
import { priceScenario } from '../../base/pricing/scenario.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { assumptionsOf, summaryOf, understoodOf } from './sentences.ts'

/**
 * An item at the price that a consultant sets, by the sums of the engine.
 * @throws PriceRefused beyond the changes that an elasticity describes, and where the price does not cover the cost
 */
function itemAt(item: PricedItemPlan, newPrice: number): PricedItemPlan {
  const { asked: _, breakEven: __, proof, ...rest } = item
  const { name, price, cost, units, elasticity, profit } = item
  if (newPrice === price) {
    return { ...rest, newPrice, change: 0, newProfit: profit, action: item.held ? 'frozen' : 'keep' }
  }
  const change = newPrice / price - 1
  if (Math.abs(change) > largestChange + 1e-9) {
    throw new PriceRefused(
      `${name}: a conta só vale até 10% do preço de hoje, de ${formatBrl(price * (1 - largestChange))} a ${formatBrl(price * (1 + largestChange))}.`,
    )
  }
  const outcome = priceScenario({ price: paidOf(item), cost, units }, change, elasticity)
  if (!outcome || paidOf(item) <= cost)
    throw new PriceRefused(`${name}: este preço não cobre o custo de ${formatBrl(cost)}.`)
  return {
    ...rest,
    newPrice,
    change,
    newProfit: inCents(profit + inCents(outcome.profitChange)),
    action: change > 0 ? 'raise' : 'lower',
    breakEven: breakEvenUnits(item, newPrice),
    ...(proof && { proof: proofAt(proof, elasticity * change) }),
  }
}

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((text, index) => text === others[index])

/** The plan with other prices: profit, summary and notes follow, but for notes that are in the farm's own words. */
export function setPlanPrices(plan: PricingPlan, prices: ReadonlyMap<string, number>): PricingPlan {
  const items = plan.items.map((item, index) => {
    const price = prices.get(`items.${index}.newPrice`)
    return price === undefined || price === item.newPrice ? item : itemAt(item, price)
  })
  const next = { ...plan, items, newProfit: items.reduce((sum, item) => sum + item.newProfit, 0) }
  // The plan does not say whether its elasticity is the house's own: its notes do.
  const elasticity = [null, plan.elasticities.drinks].find((one) =>
    same(plan.understood, understoodOf(plan, one)),
  )
  return {
    ...next,
    summary: summaryOf(next),
    ...(elasticity !== undefined && { understood: understoodOf(next, elasticity) }),
    ...(same(plan.assumptions, assumptionsOf(plan)) && { assumptions: assumptionsOf(next) }),
  }
}
