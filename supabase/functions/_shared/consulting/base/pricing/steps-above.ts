/** The menu prices above today's, each with what it brings: how far an item may rise. */
import { endingsFrom, menuPriceFrom } from './endings.ts'
import type { PriceLimits } from './limits.ts'
import { paidOf } from './paid.ts'
import { badCase, breakEvenUnits, largestNext, mostRisk, type Priced } from './price-step.ts'
import { outcomeAt } from './scenario.ts'

/** Beyond this no reaction that was measured or assumed tells anything. */
export const farthest = 0.3
const mostSteps = 4

/** A higher price: R$ that it adds as expected and in the bad case, and the share of the sales that it may lose. */
export type StepAbove = { price: number; gain: number; low: number; lose: number }

/** The next menu prices in the owner's endings, cheapest first. */
export function stepsAbove(item: Priced, elasticity: number, limits: PriceLimits): StepAbove[] {
  const endings = endingsFrom(item.price, limits.endings)
  const sold = { price: paidOf(item), cost: item.cost, units: item.units }
  const steps: StepAbove[] = []
  for (
    let price = menuPriceFrom(item.price + 0.01, endings);
    price <= item.price * (1 + farthest) + 1e-9 && steps.length < mostSteps;
    price = menuPriceFrom(price + 0.01, endings)
  ) {
    const change = price / item.price - 1
    steps.push({
      price,
      gain: outcomeAt(sold, change, elasticity).profitChange,
      low: badCase(sold, change, elasticity, limits),
      lose: -breakEvenUnits(item, price),
    })
  }
  return steps
}

/** The dearest step, at most 15 % at once, whose bad case takes no more than half of what is expected. */
export const safestTop = (today: number, steps: readonly StepAbove[]): StepAbove | undefined =>
  steps
    .filter(
      ({ low, gain, price }) =>
        gain > 0 && low >= -gain * mostRisk && price <= today * (1 + largestNext) + 1e-9,
    )
    .at(-1)
