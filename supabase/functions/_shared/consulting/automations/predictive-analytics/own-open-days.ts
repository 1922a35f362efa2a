/** A week with closed days for one item: a dish of Saturdays loses nothing by a closed Tuesday. */
import { weekdayOf } from '../../base/calendar.ts'
import type { Sales } from '../../documents/sales.ts'
import { daysOfWeek } from './feast-days.ts'
import type { OpenDays } from './open-days.ts'
import type { ForecastLine } from './schema.ts'

/**
 * The weeks of an item, with the share of its own days in place of the house's.
 * @param coming its weeks, reduced by the house's closed days
 */
export function onOwnDays(
  coming: ForecastLine['coming'],
  name: string,
  { itemWeeks }: Sales,
  { parts, openingOf }: OpenDays,
): ForecastLine['coming'] {
  const units = itemWeeks.find((one) => one.name === name)?.weekdays ?? []
  const trading = units.map((value, day) => ((parts.units[day] ?? 0) > 0 ? value : 0))
  const all = trading.reduce((sum, value) => sum + value, 0)
  if (all <= 0) return coming
  const opening = openingOf.units
  return coming.map((week) => {
    const { share, closed } = opening(week.monday, 'all')
    if (closed === 0 || share <= 0) return week
    const own = daysOfWeek(week.monday).reduce(
      (sum, day) => (opening.opens(day) ? sum + (trading[weekdayOf(day)] ?? 0) / all : sum),
      0,
    )
    const factor = own / share
    return { ...week, value: week.value * factor, low: week.low * factor, high: week.high * factor }
  })
}
