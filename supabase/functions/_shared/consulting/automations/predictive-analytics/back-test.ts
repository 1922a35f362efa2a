import { knownWeeks, type Model, models, naiveError, type Series } from './models.ts'

export type BackTest = {
  model: Model
  /** Errors one week ahead: actual − forecast. */
  errors: readonly number[]
  /** Mean absolute scaled error: below 1 is better than repeating the last week. */
  mase: number
  /** Weighted absolute percentage error, a fraction: Σ|error| ÷ Σ actual. */
  wape: number
  /** Weeks that were forecast and then compared. */
  weeks: number
}

/** The share of the weeks kept to learn from before the first comparison. */
const learning = 0.5

/**
 * Rolling-origin back-test: each week of the second half is forecast from what came before it alone.
 * Null for a model that has too little to learn from.
 */
function backTest(series: Series, model: Model): BackTest | null {
  const errors: number[] = []
  let actual = 0
  const first = Math.floor(series.length * learning)
  for (let origin = first; origin < series.length; origin += 1) {
    const value = series[origin]
    const past = series.slice(0, origin)
    if (value === null || value === undefined || knownWeeks(past) < model.needs) continue
    const [forecast = 0] = model.forecast(past, 1)
    errors.push(value - forecast)
    actual += value
  }
  if (errors.length < 2) return null
  const absolute = errors.reduce((sum, error) => sum + Math.abs(error), 0)
  const scale = naiveError(series)
  return {
    model,
    errors,
    mase: scale === 0 ? (absolute === 0 ? 0 : Number.POSITIVE_INFINITY) : absolute / errors.length / scale,
    wape: actual === 0 ? 0 : absolute / actual,
    weeks: errors.length,
  }
}

/** The model that erred least in the back-test, by MASE; the simpler one of two equals. Null without one. */
export function chooseModel(series: Series): { chosen: BackTest; tested: BackTest[] } | null {
  const tested = models.flatMap((model) => backTest(series, model) ?? [])
  const [first, ...others] = tested
  if (!first) return null
  const chosen = others.reduce((best, test) => (test.mase < best.mase - 1e-9 ? test : best), first)
  return { chosen, tested }
}

/** Quantile of the standard normal that leaves 10 % on either side. */
const eighty = 1.2816

/**
 * Half the width of the 80 % interval `step` weeks ahead: from the size of the back-test's errors, growing
 * with the square root of the distance, as for errors that add up.
 */
export function intervalHalfWidth(test: BackTest, step: number): number {
  const squares = test.errors.reduce((sum, error) => sum + error * error, 0)
  return eighty * Math.sqrt(squares / test.errors.length) * Math.sqrt(step)
}
