import type { Ingredient } from '../pantry/ingredient.ts'
import type { Balance } from './templates.ts'

/** Sugar and acid that the recipe has before balancing, in g. */
export interface Load {
  sugar: number
  acid: number
}

/** g of sugar and acid in an amount of an ingredient. */
export function loadOf(item: Ingredient, amount: number): Load {
  const liquid = amount * item.mlPerUnit
  return { sugar: (liquid * item.sugar) / 100, acid: (liquid * item.acid) / 100 }
}

export interface Measured {
  acidAmount: number
  sweetAmount: number
}

const nothing: Load = { sugar: 0, acid: 0 }

/** Each amount that a bar can measure, and what it brings. */
const measures = (item: Ingredient | null) =>
  amounts(item).map((amount) => ({ amount, load: item ? loadOf(item, amount) : nothing }))

/** Amounts that a bar can measure: steps of 5 ml, quarters of a lime. */
function amounts(item: Ingredient | null): number[] {
  if (!item) return [0]
  if (item.unit === 'un') return [0, 0.25, 0.5, 0.75, 1]
  // A strong juice over 30 ml or a pulp over 40 ml would be another drink.
  const most = item.acid >= 4 ? 30 : 40
  return Array.from({ length: most / 5 + 1 }, (_, index) => index * 5)
}

/** Largest acceptable distance from the target balance. */
const tolerance = { leastAcid: 0.45, ratioBelow: 0.7, ratioAbove: 1.4, sugarBelow: 0.55, sugarAbove: 1.5 }

/**
 * Chooses the amounts of sour and sweet that bring the drink nearest to its target balance, whatever sugar and acid the
 * fruit contains; tries every pair of measurable amounts. Null if none is close enough.
 * @param factor how sweet the house likes its drinks: 1 for the usual, less for drier
 */
export function measure(
  balance: Balance,
  rest: Load,
  acidItem: Ingredient | null,
  sweetItem: Ingredient | null,
  factor: number,
): Measured | null {
  let best: (Measured & { error: number }) | null = null
  const syrups = measures(sweetItem)
  for (const { amount: acidAmount, load: sour } of measures(acidItem)) {
    for (const { amount: sweetAmount, load: syrup } of syrups) {
      const sugar = rest.sugar + sour.sugar + syrup.sugar
      const acid = rest.acid + sour.acid + syrup.acid
      const error = errorOf(balance, sugar, acid, factor)
      // Prefer smaller amounts slightly, so that ties resolve the same way every time.
      const cost = error === null ? null : error + (acidAmount + sweetAmount) * 1e-4
      if (cost !== null && (best === null || cost < best.error))
        best = { acidAmount, sweetAmount, error: cost }
    }
  }
  return best && { acidAmount: best.acidAmount, sweetAmount: best.sweetAmount }
}

function errorOf(balance: Balance, sugar: number, acid: number, factor: number): number | null {
  switch (balance.kind) {
    case 'fixed':
      return 0
    case 'sugar': {
      const share = sugar / (balance.sugar * factor)
      if (share < tolerance.sugarBelow || share > tolerance.sugarAbove) return null
      return (share - 1) ** 2
    }
    case 'acid': {
      if (acid < balance.acid * tolerance.leastAcid) return null
      if (sugar / acid < balance.least.ratio || sugar < balance.least.sugar) return null
      const ratio = sugar / acid / (balance.ratio * factor)
      if (ratio < tolerance.ratioBelow || ratio > tolerance.ratioAbove) return null
      return (acid / balance.acid - 1) ** 2 + 1.5 * (ratio - 1) ** 2
    }
  }
}
