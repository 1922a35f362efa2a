import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { coversDay, isClosedOn } from '../../base/request/closed-days.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import type { ForecastLine } from './schema.ts'

type Weekdays = Sales['weekdays']

/** What a day's share is one of: units, or R$ where every day of the sheet has them. */
type Of = 'units' | 'revenue'

/** Share of the weeks in which a weekday must sell to be one of the house's days; else it opened for a holiday. */
const regular = 0.25

/** The weekdays on which the house opens: one that sold in a few weeks only is none. */
export const regularDays = ({ weekdays, weeks }: Sales): Weekdays =>
  weekdays.filter(({ days }) => days >= regular * weeks.length)

/**
 * The weekdays of a sheet by weeks that are closed anyway, so that its weeks hold nothing of them; none where the sheet
 * has days.
 */
function shutAnyway(
  { weekdays }: Sales,
  { house }: EngineContext,
  dates: readonly WishOf<'date'>[],
): number[] {
  if (weekdays.length > 1) return []
  const { opening } = house.settings
  return [0, 1, 2, 3, 4, 5, 6].filter(
    (day) =>
      opening[String(day)] === null ||
      dates.some(
        ({ closed, from, item, weekdays: on }) =>
          closed && from === undefined && item === undefined && on?.includes(day),
      ),
  )
}

/**
 * Each day's usual share of the week, from Sunday on; equal shares if the sheet has no weekdays.
 * @param shut weekdays that are known to be closed where the sheet has none
 */
export function partsOf(weekdays: Weekdays, of: Of = 'units', shut: readonly number[] = []): number[] {
  const priced = of === 'revenue' && weekdays.every(({ revenue }) => revenue !== null)
  const usual = Array.from({ length: 7 }, (_, weekday) => {
    const day = weekdays.find((candidate) => candidate.weekday === weekday)
    return day ? ((priced ? day.revenue : null) ?? day.units) / day.days : 0
  })
  const week = usual.reduce((sum, value) => sum + value, 0)
  const open = Math.max(1, 7 - shut.length)
  return weekdays.length < 2 || week === 0
    ? usual.map((_, day) => (shut.includes(day) ? 0 : 1 / open))
    : usual.map((value) => value / week)
}

/** A week with closed days. */
export type Opening = { share: number; days: number; closed: number }

/** The share of a week's usual sales that falls on open days, and whether the house opens on a day. */
function openings(sales: Sales, context: EngineContext, dates: readonly WishOf<'date'>[], measure: Of) {
  const parts = partsOf(sales.weekdays, measure, shutAnyway(sales, context, dates))
  const { opening } = context.house.settings
  const shut = (day: string) => opening[String(weekdayOf(day))] === null
  // A weekday without sales in the sheet is closed anyway.
  const trades = (day: string) => (parts[weekdayOf(day)] ?? 0) > 0
  // What the owner leaves out of the past, as an incomplete week, closes no day to come.
  const closings = dates.filter(({ leftOut }) => !leftOut)
  const opens = (day: string) => trades(day) && !isClosedOn(closings, day) && !shut(day)
  const of = (monday: string, only: 'dates' | 'all'): Opening => {
    const days = Array.from({ length: 7 }, (_, offset) => addDays(monday, offset))
    const trading = days.filter(trades)
    const open = trading.filter((day) =>
      only === 'dates' ? !isClosedOn(dates, day) : !isClosedOn(closings, day) && !shut(day),
    )
    const share = open.reduce((sum, day) => sum + (parts[weekdayOf(day)] ?? 0), 0)
    const added = days.filter(
      (day) => !trades(day) && dates.some((date) => date.open && coversDay(date, day)),
    )
    return {
      share: Math.min(1, share),
      days: open.length + added.length,
      closed: trading.length - open.length,
    }
  }
  return Object.assign(of, { opens })
}

export type Openings = ReturnType<typeof openings>

/** How a house's weeks fall into days: of its units, and of its R$, since a day with many cheap plates earns less. */
export type OpenDays = {
  /** Each day's share of a week, from Sunday on. */
  parts: Record<Of, number[]>
  openingOf: Record<Of, Openings>
}

/** @param dates what the owner says of days of the whole house */
export function openDays(sales: Sales, context: EngineContext, dates: readonly WishOf<'date'>[]): OpenDays {
  const shut = shutAnyway(sales, context, dates)
  return {
    parts: {
      units: partsOf(sales.weekdays, 'units', shut),
      revenue: partsOf(sales.weekdays, 'revenue', shut),
    },
    openingOf: {
      units: openings(sales, context, dates, 'units'),
      revenue: openings(sales, context, dates, 'revenue'),
    },
  }
}

/** A forecast reduced to the open days, with closed weeks marked. */
export function onOpenDays(
  coming: ForecastLine['coming'],
  openingOf: (monday: string) => Opening,
): ForecastLine['coming'] {
  return coming.map((week) => {
    const { share, days, closed } = openingOf(week.monday)
    if (closed === 0) return week
    const note = days === 0 ? 'fechada' : `aberta ${days === 1 ? '1 dia' : `${days} dias`}`
    return { ...week, value: week.value * share, low: week.low * share, high: week.high * share, note }
  })
}
