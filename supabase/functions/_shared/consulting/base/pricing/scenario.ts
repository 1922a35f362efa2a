type PricedItem = {
  /** R$ */
  price: number
  /** R$ */
  cost: number
  /** Units a month. */
  units: number
}

type ScenarioOutcome = {
  /** R$ */
  price: number
  /** Expected units a month; never below 0. */
  units: number
  /** R$ a month: (price − cost) × units. */
  profit: number
  /** R$ a month above (or below) today's profit. */
  profitChange: number
  /** Cost as % of the new price. */
  costPct: number
}

/**
 * What a change of price does to a month's profit: (price × (1 + p) − cost) × units × (1 + e × p), with the elasticity
 * e taken as constant, which holds for small changes only. Null if the new price would not cover the cost.
 * @param change p, a fraction: 0.05 is 5 % dearer
 * @param elasticity e, below 0: −1.2 loses 1.2 % of the units for each 1 % of price
 */
export function priceScenario(item: PricedItem, change: number, elasticity: number): ScenarioOutcome | null {
  return item.price * (1 + change) <= item.cost ? null : outcomeAt(item, change, elasticity)
}

/** The same for any price, including one below cost. */
export function outcomeAt(item: PricedItem, change: number, elasticity: number): ScenarioOutcome {
  const price = item.price * (1 + change)
  const units = Math.max(0, item.units * (1 + elasticity * change))
  const profit = (price - item.cost) * units
  return {
    price,
    units,
    profit,
    profitChange: profit - (item.price - item.cost) * item.units,
    costPct: (item.cost / price) * 100,
  }
}

/**
 * A month's profit in R$ if all prices change together; a price that would not cover its cost stays.
 * @param elasticity of all items, or null for each item's own
 */
export function profitWhenAllMove(
  items: readonly (PricedItem & { elasticity: number })[],
  change: number,
  elasticity: number | null,
): number {
  return items.reduce((sum, item) => {
    const outcome = priceScenario(item, change, elasticity ?? item.elasticity)
    return sum + (outcome?.profit ?? (item.price - item.cost) * item.units)
  }, 0)
}
