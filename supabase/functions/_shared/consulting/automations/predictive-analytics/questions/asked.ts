/** What the answers of a forecast are computed from. */
import { addDays, weekdayOf } from '../../../base/calendar.ts'
import type { House } from '../../../base/house/house.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { Sales } from '../../../documents/sales.ts'
import type { Contract } from '../contracts.ts'
import type { Guest } from '../party.ts'
import type { ForecastLine, SalesForecast } from '../schema.ts'
import type { Stated } from '../stated.ts'

export type Question = WishOf<'question'>
export type Asked = {
  forecast: SalesForecast
  sales: Sales
  today: string
  questions: readonly Question[]
  guest: Guest
  /** Parties and orders, in the weeks already. */
  stated?: readonly Stated[]
  house: House
  /** Whether the owner closes the house on a day. */
  isClosed?: (day: string) => boolean
  /** Whether guests order at a counter. */
  counter?: boolean
  /** Contracts that end in the weeks to come. */
  contracts?: readonly Contract[]
}
export type Answer = Pick<
  NonNullable<SalesForecast['answers']>[number],
  'verdict' | 'texts' | 'table' | 'open' | 'opens' | 'action'
>

export const percentOf = (fraction: number) => `${Math.round(Math.abs(fraction) * 100)}%`

/** The Monday of the week of a day. */
export const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** Weeks of the forecast with a day of a span. */
export const weeksIn = (coming: ForecastLine['coming'], from: string, to: string) =>
  coming.filter(({ monday }) => monday <= to && monday >= mondayOf(from))

/** What each week of the sheet sold; null for one that says nothing of usual sales, as it is incomplete or left out. */
export const inUsualWeeks = (
  units: readonly (number | null)[],
  { forecast, sales }: Pick<Asked, 'forecast' | 'sales'>,
): (number | null)[] => {
  const usual = new Set(forecast.units.past.flatMap(({ monday, value }) => (value === null ? [] : [monday])))
  return units.map((value, at) => (usual.has(sales.weeks[at]?.monday ?? '') ? value : null))
}

/** The same of an item. */
export const usualUnitsOf = (item: string, asked: Pick<Asked, 'forecast' | 'sales'>) =>
  inUsualWeeks(unitsOf(item, asked), asked)

/** Weekly units of an item; null for an unknown week. */
export const unitsOf = (item: string, { sales }: Pick<Asked, 'sales'>) =>
  sales.itemWeeks.find(({ name }) => name === item)?.units ?? []
