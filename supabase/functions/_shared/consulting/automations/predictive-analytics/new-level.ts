/** A day from which the house sells on another level, as the same weeks of last year show. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { median } from '../../base/statistics.ts'
import type { ForecastLine } from './schema.ts'

/** Weeks before and after that day of last year; their medians, because a feast may be among them. */
const beside = { before: 4, after: 4 } as const

/** A smaller step is no new level. */
const leastStep = 0.08

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The step at the same time of last year, as a factor; null if the sheet does not show one. */
export function levelFrom(past: ForecastLine['past'], from: string): number | null {
  const then = mondayOf(addDays(from, -364))
  const at = past.findIndex(({ monday }) => monday === then)
  if (at < beside.before) return null
  const known = (weeks: ForecastLine['past']) => weeks.flatMap(({ value }) => value ?? [])
  const before = known(past.slice(at - beside.before, at))
  const after = known(past.slice(at, at + beside.after))
  if (before.length < 2 || after.length < 3) return null
  const factor = median(after) / Math.max(1e-9, median(before))
  return Math.abs(factor - 1) < leastStep ? null : factor
}

/** The weeks from that day on, on the new level. */
export const onLevel = (
  coming: ForecastLine['coming'],
  from: string,
  factor: number,
): ForecastLine['coming'] =>
  coming.map((week) =>
    week.monday < mondayOf(from)
      ? week
      : { ...week, value: week.value * factor, low: week.low * factor, high: week.high * factor },
  )
