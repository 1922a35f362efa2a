import { PriceRefused } from '../../base/errors.ts'
import { formatBrl } from '../../base/language/text.ts'
import { breakEvenUnits, largestChange } from '../../base/pricing/price-step.ts'
import { proofAt } from '../../base/pricing/proof.ts'
import { priceScenario } from '../../base/pricing/scenario.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { assumptionsOf, summaryOf, understoodOf } from './sentences.ts'

const inCents = (value: number) => Math.round(value * 100) / 100

/**
 * An item at a price set by a consultant, with the engine's formulas.
 * @throws PriceRefused beyond the range in which an elasticity holds, and if the price does not cover the cost
 */
function itemAt(item: PricedItemPlan, newPrice: number): PricedItemPlan {
  const { asked: _, breakEven: __, proof, ...rest } = item
  const { name, price, cost, elasticity, profit } = item
  if (newPrice === price) {
    return { ...rest, newPrice, change: 0, newProfit: profit, action: item.held ? 'frozen' : 'keep' }
  }
  const change = newPrice / price - 1
  if (Math.abs(change) > largestChange + 1e-9) {
    throw new PriceRefused(
      `${name}: a conta só vale até 10% do preço de hoje, de ${formatBrl(price * (1 - largestChange))} a ${formatBrl(price * (1 + largestChange))}.`,
    )
  }
  const outcome = priceScenario(item, change, elasticity)
  if (!outcome || price <= cost)
    throw new PriceRefused(`${name}: este preço não cobre o custo de ${formatBrl(cost)}.`)
  return {
    ...rest,
    newPrice,
    change,
    newProfit: inCents(outcome.profit),
    action: change > 0 ? 'raise' : 'lower',
    breakEven: breakEvenUnits(item, newPrice),
    ...(proof && { proof: proofAt(proof, elasticity * change) }),
  }
}

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((text, index) => text === others[index])

/** The plan with other prices: profit, summary and notes are recomputed, except notes that the farm has reworded. */
export function setPlanPrices(plan: PricingPlan, prices: ReadonlyMap<string, number>): PricingPlan {
  const items = plan.items.map((item, index) => {
    const price = prices.get(`items.${index}.newPrice`)
    return price === undefined || price === item.newPrice ? item : itemAt(item, price)
  })
  const next = { ...plan, items, newProfit: items.reduce((sum, item) => sum + item.newProfit, 0) }
  // The plan does not record whether its elasticity is the house's own; its notes do.
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
