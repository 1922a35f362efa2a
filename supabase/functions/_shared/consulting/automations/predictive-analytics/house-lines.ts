/** The house's weeks by the model that its own sheet tests best, before what the calendar and the owner make of them. */
import { EngineError } from '../../base/errors.ts'
import type { Basis } from './basis.ts'
import { openedAgain } from './closed-before.ts'
import { type Horizon, horizonOf } from './horizon.ts'
import { lineOf } from './lines.ts'
import type { Series } from './models.ts'

/** Weeks of data needed to forecast half a year: then last year's season is part of the test. */
const outlook = { weeks: 26, needs: 90 } as const

type Modelled = NonNullable<ReturnType<typeof lineOf>>

export type HouseLines = {
  /** Units of each week of the sheet; null for a gap and for a week left out. */
  series: Series
  units: Modelled
  /** In R$; null if a week of the sheet has no prices. */
  revenue: Modelled | null
  horizon: Horizon
}

/** Questions on a period that needs its weeks. */
const lengthens: ReadonlySet<string> = new Set([
  'perWeek',
  'packs',
  'covers',
  'leastWeek',
  'dayOrder',
  'foodDays',
  'kitchenLoad',
  'orderBy',
  'staffWeeks',
  'feastEffect',
])

/** @throws EngineError `not_enough_data` if the known weeks do not suffice to test a forecast */
export function houseLines({ context, statements, sheet, days, usable, whole, short }: Basis): HouseLines {
  const { weeks, mondays, end } = sheet
  const { dates, itemDates, period, questions } = statements
  const sold = (of: 'units' | 'revenue') =>
    usable.seriesOf((at) => {
      const value = weeks[at]?.[of] ?? null
      return value === null ? null : value + short.lacking(weeks[at]?.monday ?? '', of)
    })
  const series = sold('units')
  // What is not to be had lengthens no forecast; what is asked of a period does.
  const asked = questions
    .filter(
      ({ about, from, to }) =>
        to !== undefined &&
        (from !== undefined || about === 'covers' || about === 'orderBy') &&
        lengthens.has(about),
    )
    .map(({ from, to }) => ({ from: from ?? context.today, to }))
  const stated = [
    ...dates,
    ...itemDates.filter(({ closed }) => !closed),
    ...asked,
    ...(period ? [period] : []),
  ]
  const wanted = horizonOf(mondays.length, end, context.today, stated)
  const again = openedAgain(weeks, dates, context.today, days.parts.units)
  const openedOf = (of: 'units' | 'revenue') => (monday: string) => {
    const filled = whole(monday, of) ?? 1
    return filled === 1 ? again(monday) : filled
  }
  const units = lineOf(
    mondays,
    series,
    wanted.tested,
    wanted.shown,
    undefined,
    days.parts.units,
    openedOf('units'),
  )
  if (!units) {
    throw new EngineError('not_enough_data', 'As semanas da planilha não bastam para testar uma previsão.')
  }
  const horizon = { tested: units.choice.horizon, shown: units.line.coming.length }
  const revenue = weeks.every((week) => week.revenue !== null)
    ? lineOf(
        mondays,
        sold('revenue'),
        horizon.tested,
        horizon.shown,
        // Rising units beside flat revenue would be two different forecasts of one house.
        units.choice.chosen.model,
        days.parts.revenue,
        openedOf('revenue'),
      )
    : null
  return { series, units, revenue, horizon }
}

/** The units of the next half year; null if the sheet is too short, or the owner asks for a period of its own. */
export function outlookLine({ sheet, statements, days }: Basis, { series }: HouseLines): Modelled | null {
  const { mondays } = sheet
  return mondays.length < outlook.needs || statements.period
    ? null
    : lineOf(mondays, series, outlook.weeks, outlook.weeks, undefined, days.parts.units)
}
