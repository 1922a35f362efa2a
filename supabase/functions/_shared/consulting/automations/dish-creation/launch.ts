/** Weekly sales and margin of the first stage, from the dishes' own margins. */
import { weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { foodCostBand } from '../../base/costing.ts'
import { formatBrl } from '../../base/language/text.ts'
import type { Dish, DishMenu, DishPlan } from './schema.ts'

/** "1º/12". */
export function shortDay(day: string): string {
  const date = Number(day.slice(8))
  return `${date === 1 ? '1º' : date}/${day.slice(5, 7)}`
}

/** "1º/12, terça". */
export const dayWords = (day: string): string =>
  `${shortDay(day)}, ${weekdayNames[weekdayOf(day)]?.replace('-feira', '') ?? ''}`

/** The dishes of a stage, in the planned order. */
export const dishesOfStage = ({ dishes: ids }: DishPlan['stages'][number], dishes: readonly Dish[]): Dish[] =>
  ids.flatMap((id) => dishes.find((dish) => dish.id === id) ?? [])

/** Assumption: half of the orders replace another dish of the house. */
const replaced = 0.5

export interface Week {
  /** Orders of the dish in a cautious week and in a good week. */
  least: number
  most: number
  /** Margin per order in R$, if half of the orders replace another dish, and if all do. */
  net: number
  /** Null if the margin of the replaced dish is unknown. */
  worst: number | null
}

/** Margin of a replaced dish without a known cost: the usual one, but never more than its own price can leave. */
const estimated = (usual: number | null, price: number) =>
  usual === null ? null : Math.min(usual, price * (1 - foodCostBand.min / 100))

/** Weekly margin of a dish; null without a price. */
export function weekOf({ margin, beside }: Dish, { weekly, displaced }: DishPlan): Week | null {
  if (margin === null) return null
  // A course that the house lacks replaces nothing. Without known costs, the replaced dish is assumed to leave as much.
  const known = beside
    ? (beside.margin ?? estimated(displaced.margin, beside.price))
    : displaced.margin === null
      ? null
      : 0
  return {
    ...weekly,
    net: margin - (known ?? margin) * replaced,
    worst: known === null ? null : margin - known,
  }
}

export interface FirstWeek {
  dishes: Dish[]
  day: string
  /** Weekly R$: cautious, good, and if every order of a cautious week replaced another dish. */
  least: number
  most: number
  /** Null if the margin of the replaced dishes is unknown, or if the new ones replace none. */
  worst: number | null
}

/** A weekly result in words: a loss is called one. */
export const resultWords = (amount: number): string =>
  amount < 0 ? `perda de ${formatBrl(-amount)}` : formatBrl(amount)

/** The first stage with its margins; null without a plan or without prices. */
export function firstWeekOf({ plan }: DishMenu, dishes: readonly Dish[]): FirstWeek | null {
  const [stage] = plan?.stages ?? []
  if (!plan || !stage) return null
  const launched = dishesOfStage(stage, dishes)
  const weeks = launched.flatMap((dish) => weekOf(dish, plan) ?? [])
  if (weeks.length === 0 || weeks.length < launched.length) return null
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const worst = weeks.flatMap((week) => (week.worst === null ? [] : [week.least * week.worst]))
  const replacesNone = weeks.every((week) => week.worst === week.net)
  return {
    dishes: launched,
    day: stage.day,
    least: sum(weeks.map(({ least, net }) => least * net)),
    most: sum(weeks.map(({ most, net }) => most * net)),
    worst: replacesNone || worst.length < weeks.length ? null : sum(worst),
  }
}
