/**
 * Weeks with closed days as if the house had opened on them: a day without sales is missing and no day that sold nothing, and
 * one that the owner does not count is missing too.
 */
import { addDays, occasionsWithin, weekdayOf } from '../../base/calendar.ts'
import { coversDay } from '../../base/request/closed-days.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { median } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import { daysOfWeek } from './feast-days.ts'
import { isWeekOf } from './occasions.ts'
import type { OpenDays } from './open-days.ts'

/** Share of the weeks in which a weekday must sell for its absence to be a closed day. */
const steady = 0.75
/** Least share of a week's usual sales that must be left to say what the whole week would be. */
const fewest = 0.5
/** Weeks whose days say how a week falls into days, and fewest of them for a median. */
const recent = 26
const fewestDays = 8

type WeekDays = NonNullable<Sales['weekDays']>[number]

const datesOf = ({ weekDays = [] }: Sales) => {
  const [first, last] = [weekDays[0], weekDays.at(-1)]
  return first && last
    ? occasionsWithin(first.monday, addDays(last.monday, 6)).filter(({ kind }) => kind === 'date')
    : []
}

/**
 * The sheet with its weekdays by their usual day: the median of the latest ones without a feast, as often as the weekday that
 * opened most. A Monday of many holidays is then no weak Monday, and its dishes are no weak dishes.
 */
export function byUsualDays(sales: Sales): Sales {
  const { weekdays, weekDays = [], itemWeeks } = sales
  const feasts = datesOf(sales)
  const plain = weekDays
    .filter(({ monday }) => !feasts.some((feast) => isWeekOf(feast, monday)))
    .slice(-recent)
  const most = Math.max(0, ...weekdays.map(({ days }) => days))
  const usual = (weekday: number, of: (week: WeekDays) => (number | null)[] | undefined) => {
    const values = plain.flatMap((week) => of(week)?.[weekday] ?? [])
    return values.length < fewestDays ? null : median(values)
  }
  const raise = (weekday: number) => {
    const days = weekdays.find((one) => one.weekday === weekday)?.days
    return days === undefined ? 1 : most / days
  }
  return {
    ...sales,
    weekdays: weekdays.map(({ weekday, units, revenue, days }) => ({
      weekday,
      units: (usual(weekday, (week) => week.units) ?? units / days) * most,
      revenue: revenue === null ? null : (usual(weekday, (week) => week.revenue) ?? revenue / days) * most,
      days: most,
    })),
    itemWeeks: itemWeeks.map((item) =>
      item.weekdays === undefined
        ? item
        : { ...item, weekdays: item.weekdays.map((units, weekday) => units * raise(weekday)) },
    ),
  }
}

/**
 * The factor that makes a week of the sheet one with all its days; 1 for any other; null if too little of it is left.
 * @param own an item's days, from Sunday on, which lack more or fewer of its sales than of the house's
 */
export type WholeDays = (monday: string, of?: 'units' | 'revenue', own?: readonly number[]) => number | null

/** @param dates what the owner says of days of the whole house
 */
export function wholeDays(sales: Sales, { parts }: OpenDays, dates: readonly WishOf<'date'>[]): WholeDays {
  const feasts = datesOf(sales)
  const all = sales.weekDays ?? []
  const usual = [0, 1, 2, 3, 4, 5, 6].filter(
    (weekday) => all.filter(({ units }) => units[weekday] != null).length >= steady * all.length,
  )
  const uncounted = dates.filter(
    ({ leftOut, from, days, weeks, item }) =>
      leftOut && from !== undefined && days === undefined && weeks === undefined && item === undefined,
  )
  const found = new Map(
    all.map((week) => {
      const out = new Set(
        daysOfWeek(week.monday)
          .filter((day) => uncounted.some((date) => coversDay(date, day)))
          .map(weekdayOf),
      )
      // What a feast's closed days cost is repeated with the feast, unless the owner says otherwise.
      const isFeast = feasts.some((feast) => isWeekOf(feast, week.monday))
      const closed = usual.filter((weekday) => !isFeast && week.units[weekday] == null)
      return [week.monday, { week, gone: new Set([...closed, ...out]) }] as const
    }),
  )
  return (monday, of = 'units', own = []) => {
    const { week, gone } = found.get(monday) ?? {}
    if (!week || !gone || gone.size === 0) return 1
    const lacks = (days: readonly number[]) =>
      days.reduce((sum, part, weekday) => (gone.has(weekday) ? sum + part : sum), 0)
    const share = 1 - lacks(parts[of])
    if (share < fewest) return null
    const values = (of === 'revenue' ? week.revenue : week.units) ?? week.units
    const sum = (counts: (weekday: number) => boolean) =>
      values.reduce<number>((all, value, weekday) => all + (counts(weekday) ? (value ?? 0) : 0), 0)
    const sold = sum(() => true)
    const factor = sold > 0 ? sum((weekday) => !gone.has(weekday)) / sold / share : 1
    const ofItem = own.reduce((total, units) => total + units, 0)
    return share === 1 || ofItem === 0 ? factor : 1 + ((factor - 1) * lacks(own)) / ofItem / (1 - share)
  }
}
