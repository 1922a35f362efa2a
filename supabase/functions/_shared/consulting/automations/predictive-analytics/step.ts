import { mean } from '../../base/statistics.ts'
import { type Effect, factorOn } from './occasions.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'

/** Weeks after the step, and before it, that are compared. */
const span = { after: { least: 5, most: 12 }, before: 8 } as const
/** Smallest step that is told, as a share, and in standard errors: a step is looked for in several places. */
const least = { change: 0.08, errors: 5 } as const
/** Share of the change that the weeks next to the step show; less is a slope. */
const sudden = 0.7

const varianceOf = (values: readonly number[]) => {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}

/**
 * The week since which a house sells on another level, if it changed from one week to the next and did not return.
 * @param effects of the calendar, which are no step
 */
export function stepOf(past: ForecastLine['past'], effects: readonly Effect[] = []): SalesForecast['step'] {
  const known = past.flatMap(({ monday, value }) =>
    value === null ? [] : [{ monday, value: value / factorOn(monday, effects) }],
  )
  const found = Array.from({ length: span.after.most - span.after.least + 1 }, (_, index) => {
    const at = known.length - span.after.least - index
    const before = known.slice(Math.max(0, at - span.before), Math.max(0, at)).map(({ value }) => value)
    const after = known.slice(Math.max(0, at)).map(({ value }) => value)
    const monday = known[at]?.monday
    if (monday === undefined || before.length < span.before) return []
    const [low, high] = [mean(before), mean(after)]
    const error = Math.sqrt(varianceOf(before) / before.length + varianceOf(after) / after.length)
    const near = mean(after.slice(0, 4)) - mean(before.slice(-4))
    const isStep =
      Math.abs(high - low) >= Math.max(least.change * low, least.errors * error) &&
      near / (high - low) >= sudden
    return isStep
      ? [{ monday, before: low, after: high, errors: Math.abs(high - low) / Math.max(error, 1e-9) }]
      : []
  }).flat()
  const [best] = found.toSorted((a, b) => b.errors - a.errors)
  return best && { monday: best.monday, before: best.before, after: best.after }
}
