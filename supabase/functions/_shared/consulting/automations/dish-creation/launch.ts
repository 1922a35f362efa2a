/** Weekly gain of the first stage, from the dishes' own margins. */

import { foodCostBand } from '../../base/costing.ts'
import { formatBrl } from '../../base/language/text.ts'
import { sum } from '../../base/statistics.ts'
import type { Dish, DishMenu, DishPlan } from './schema.ts'

/** "01/12", as in every report. */
export const shortDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`

/** The dishes of a stage, in the planned order. */
export const dishesOfStage = ({ dishes: ids }: DishPlan['stages'][number], dishes: readonly Dish[]): Dish[] =>
  ids.flatMap((id) => dishes.find((dish) => dish.id === id) ?? [])

/** Assumption: half of the orders replace another order of the house. */
const replaced = 0.5

/** Weekly orders of each new dish; below the lower figure it is removed. */
export const weekly = { least: 8, most: 16 } as const

/** Weekly orders of each new dish: the expected number, and that of a slow start. */
export const ordersOf = ({
  weekly: { least, most },
}: Pick<DishPlan, 'weekly'>): { expected: number; slow: number } => ({
  expected: Math.round((least + most) / 2),
  slow: least,
})

/** Weekly R$ of one dish or of several, without what the replaced orders would have left. */
export interface Gain {
  expected: number
  /** With the orders of a slow start. */
  careful: number
}

/**
 * Margin in R$ of the order that a dish replaces: that of the dish beside it, else the usual one, which is never more
 * than its price can leave. Null if the house's costs are unknown.
 */
export function replacedMargin({ beside, suggestedPrice }: Dish, { displaced }: DishPlan): number | null {
  if (beside && beside.margin !== null) return beside.margin
  const price = beside?.price ?? suggestedPrice
  if (displaced.margin === null || price === null) return null
  return Math.min(displaced.margin, price * (1 - foodCostBand.min / 100))
}

/** Weekly gain of a dish; null without a price. */
export function gainOf(dish: Dish, plan: DishPlan): Gain | null {
  const { margin } = dish
  if (margin === null) return null
  const other = replacedMargin(dish, plan)
  const { expected, slow } = ordersOf(plan)
  // Without known costs, the replaced order is assumed to leave as much.
  const each = margin - (other ?? margin) * replaced
  return {
    expected: expected * each,
    careful: slow * each,
  }
}

export interface FirstStage extends Gain {
  dishes: Dish[]
  day: string
}

/** A weekly result in words: a loss is called one. */
export const resultWords = (amount: number): string =>
  amount < 0 ? `perda de ${formatBrl(-amount)}` : formatBrl(amount)

/** The first stage with its gain; null without a plan or without prices. */
export function firstStageOf({ plan }: DishMenu, dishes: readonly Dish[]): FirstStage | null {
  const [stage] = plan?.stages ?? []
  if (!plan || !stage) return null
  const launched = dishesOfStage(stage, dishes)
  const gains = launched.flatMap((dish) => gainOf(dish, plan) ?? [])
  if (gains.length === 0 || gains.length < launched.length) return null
  return {
    dishes: launched,
    day: stage.day,
    expected: sum(gains.map(({ expected }) => expected)),
    careful: sum(gains.map(({ careful }) => careful)),
  }
}
