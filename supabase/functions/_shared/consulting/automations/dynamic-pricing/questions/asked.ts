import type { House } from '../../../base/house/house.ts'
import type { PriceLimits } from '../../../base/pricing/limits.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { Sales } from '../../../documents/sales.ts'
import type { Choices } from '../choices.ts'
import type { PriceAnswer, PricedItemPlan, PricingPlan } from '../schema.ts'
import type { CostChange } from '../stated-costs.ts'

export type Question = WishOf<'question'>

/** What the answers are computed from. */
export type Asked = {
  plan: PricingPlan
  sales: Sales
  house: House
  limitsOf: (name: string) => PriceLimits
  /** What costs now, or soon, other than the sheet says. */
  costs: readonly CostChange[]
  /** The day on which new prices begin; null without dates. */
  starts: string | null
  /** Items whose price the owner chooses from several. */
  choices?: Choices
  /** Phrases for items that the owner wants no discount on. */
  fullPrice?: readonly string[]
  /** Phrases for the only items that the owner wants in an offer. */
  offered?: readonly string[]
  /** Opening hours that the owner states. */
  stated?: readonly Pick<WishOf<'hours'>, 'start' | 'weekdays'>[]
  /** Weekdays on which the owner wants no discount. */
  noDiscount?: readonly number[]
  /** The day of a second step, where the owner splits what is too much at once. */
  stepsFrom?: string | null
  /** The margin that the owner demands of an item, as a fraction. */
  marginGoal?: (item: PricedItemPlan) => number | null
  /** Weekdays on which the house is full. */
  full?: readonly number[]
  /** What is asked about and no sum of the prices holds. */
  outside?: readonly string[]
  /** The fees in % that the owner tells of, and the share of the sales in % that they are taken from. */
  fees?: readonly { what: string; percent: number; share?: number }[]
  /** Prices that may change at most. */
  mostChanges?: number
  /** The day before which changed prices stay. */
  held?: string | null
  /** The share of a price that taxes and fees of every sale leave; absent where the owner names none. */
  kept?: number
  /** The highest price in R$ that the owner names for an item, whatever its price of today. */
  highest?: (item: PricedItemPlan) => number | null
}

/** An answer before it is placed: `texts` follow the verdict. */
export type Answer = Pick<PriceAnswer, 'verdict' | 'texts' | 'table' | 'figures' | 'open'>

/** The items that a question names, best seller first; all sellable ones if it names none. */
export function itemsOf({ item }: Pick<Question, 'item'>, { plan }: Asked): PricedItemPlan[] {
  // "Pizza G" is not "Pizza M", although their words are alike.
  const exact = plan.items.filter(({ name }) => name === item)
  if (exact.length > 0) return exact
  const named = plan.items.filter(
    (one) => item === undefined || namesItem(item, { name: one.name, section: one.category }),
  )
  // "os sucos" of a section "Sucos e açaí" are those whose name says so.
  const own =
    item === undefined || plan.items.some(({ category }) => category === item)
      ? []
      : named.filter(({ name }) => namesItem(item, { name, section: null }))
  return (own.length > 1 ? own : named).toSorted((a, b) => b.units - a.units)
}

/** What a price leaves after its costs, net of the taxes and fees that the owner names, R$. */
export const leavesOf = (price: number, cost: number, { kept = 1 }: Pick<Asked, 'kept'>): number =>
  price * kept - cost

/** R$ a month that some items take and leave. */
export const totalOf = (items: readonly PricedItemPlan[]) => ({
  revenue: items.reduce((sum, item) => sum + paidOf(item) * item.units, 0),
  margin: items.reduce((sum, item) => sum + (paidOf(item) - item.cost) * item.units, 0),
})

/** Units of an item on an average day of that weekday; null if the sheet does not tell. */
export function unitsOn(name: string, weekday: number, { itemWeeks, weekdays }: Sales): number | null {
  const days = weekdays.find((day) => day.weekday === weekday)?.days
  const units = itemWeeks.find((one) => one.name === name)?.weekdays?.[weekday]
  return days === undefined || units === undefined ? null : units / days
}
