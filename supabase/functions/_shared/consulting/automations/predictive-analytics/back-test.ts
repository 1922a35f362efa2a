import { knownWeeks, type Model, models, type Series } from './models.ts'

/** A forecast of one week, made at an origin `step` weeks before it; 0 for the week right after. */
type Miss = { step: number; error: number }

export type BackTest = {
  model: Model
  /** Actual − forecast. */
  misses: readonly Miss[]
  /** Mean absolute error, in the unit of the series. */
  mae: number
  /** Σ|error| ÷ Σ actual; 0 if nothing was sold. */
  wape: number
  /** Mean absolute error ÷ that of repeating the last week, over the same weeks and origins: below 1 is better. */
  mase: number
}

export type Choice = {
  chosen: BackTest
  /** The simple method with the smallest error. */
  baseline: BackTest
  tested: readonly BackTest[]
  /** Weeks ahead in the test. */
  horizon: number
  /** Number of origins of the test. */
  origins: number
  /** Errors of the chosen model from every origin that it can forecast from; more than those that all models share. */
  spread: readonly Miss[]
  /** Weeks of both years on which a season that could not be tested was measured instead. */
  pairs?: number
}

/** Fewest origins for a model to be compared. */
const fewestOrigins = 3
/** One year says little about a season. */
const fewestSeasonalOrigins = 13
/** Fewest weeks to learn from. */
const learning = 4
/** By how much a model must beat the best simple method to be used. */
const margin = 0.02

/** Longest horizon, in weeks, that leaves a series of this length enough origins. */
export const longestTest = (weeks: number) => weeks - learning - fewestOrigins + 1

/** Whether a series is long enough to test a model that repeats last year. */
export const testsSeasons = (weeks: number, wanted: number): boolean =>
  models.some(
    ({ needs, seasonal }) =>
      seasonal &&
      Math.max(needs, learning) + fewestSeasonalOrigins - 1 <= weeks - Math.min(wanted, longestTest(weeks)),
  )

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * Rolling-origin back-test: from each origin the next `horizon` weeks are forecast from the weeks before it alone. All
 * models are compared over the same weeks and origins. The best simple method is used unless a model beats it by more
 * than 2 %. A series too short for three origins at the horizon is tested at the longest horizon that has them. Null
 * with fewer than 7 weeks.
 * @param given the model to use and test, for a series that must be consistent with another
 */
export function chooseModel(series: Series, wanted: number, given?: Model): Choice | null {
  const horizon = Math.min(wanted, longestTest(series.length))
  if (horizon < 1) return null
  const last = series.length - horizon
  const fits = ({ needs, seasonal }: Model) =>
    Math.max(needs, learning) + (seasonal ? fewestSeasonalOrigins : fewestOrigins) - 1 <= last
  const admitted = models.filter((model) => model === given || fits(model))
  const needs = Math.max(...admitted.map((model) => model.needs), learning)
  const originsFor = (least: number) => {
    const first = Math.min(Math.max(least, Math.round(series.length / 3)), last - fewestOrigins + 1)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (origin) => knownWeeks(series.slice(0, origin)) >= learning,
    )
  }
  const origins = originsFor(needs)
  const compared = origins.flatMap((origin) =>
    series.slice(origin, origin + horizon).filter((value) => value !== null),
  )
  // So many gaps that hardly any week can be compared: a shorter horizon has more.
  if (compared.length < fewestOrigins) return chooseModel(series, horizon - 1, given)
  const actual = total(compared)
  const missesOf = (model: Model, from: readonly number[]): Miss[] =>
    model.forecasts(series, from, horizon).flatMap((weeks, index) =>
      weeks.flatMap((forecast, step) => {
        const value = series[(from[index] ?? 0) + step]
        return value === null || value === undefined ? [] : [{ step, error: value - forecast }]
      }),
    )
  const test = (model: Model) => {
    const misses = missesOf(model, origins)
    return { model, misses, mae: total(misses.map(({ error }) => Math.abs(error))) / misses.length }
  }
  const tests = admitted.map(test)
  const naive = tests[0]
  if (!naive) return null
  const tested = tests.map(
    (one): BackTest => ({
      ...one,
      wape: actual === 0 ? 0 : (one.mae * compared.length) / actual,
      mase: naive.mae > 0 ? one.mae / naive.mae : one.mae === 0 ? 0 : Number.POSITIVE_INFINITY,
    }),
  )
  // Ties within the margin go to the simpler one: the list starts with the simplest.
  const least = (among: readonly BackTest[]) => {
    const lowest = Math.min(...among.map(({ mae }) => mae))
    return among.find(({ mae }) => mae * (1 - margin) <= lowest + 1e-9)
  }
  const baseline = least(tested.filter(({ model }) => model.baseline))
  if (!baseline) return null
  const best = least(tested.filter(({ model }) => !model.baseline))
  const bestBaseline = Math.min(...tested.flatMap(({ model, mae }) => (model.baseline ? [mae] : [])))
  const chosen =
    tested.find(({ model }) => model === given) ??
    (best && best.mae < bestBaseline * (1 - margin) - 1e-9 ? best : baseline)
  const spread = missesOf(chosen.model, originsFor(Math.max(chosen.model.needs, learning)))
  return { chosen, baseline, tested, horizon, origins: origins.length, spread }
}

/**
 * Weighted mean squares made non-decreasing (pool adjacent violators): no week is more certain than the one before it.
 */
function rising(values: readonly { mean: number; weight: number }[]): number[] {
  const pools: { mean: number; weight: number; size: number }[] = []
  for (const value of values) {
    let pool = { ...value, size: 1 }
    for (let before = pools.at(-1); before && before.mean >= pool.mean; before = pools.at(-1)) {
      pools.pop()
      const weight = before.weight + pool.weight
      pool = {
        mean: weight === 0 ? 0 : (before.mean * before.weight + pool.mean * pool.weight) / weight,
        weight,
        size: before.size + pool.size,
      }
    }
    pools.push(pool)
  }
  return pools.flatMap(({ mean, size }) => Array.from({ length: size }, () => mean))
}

/** Least share of the back-test's weeks that the interval covers. */
const least80 = 0.75
/** Largest share: 80 %, plus up to 5 points if few origins shaped the errors that they are judged by. */
const most80 = (origins: number) => 0.8 + Math.min(0.05, 0.6 / origins)

/** The size that covers as many of the sorted sizes as allowed; equal sizes are covered together or not at all. */
function sizeHolding(sizes: readonly number[], most: number): number {
  const shares = sizes.flatMap((size, index) =>
    size === sizes[index + 1] ? [] : [{ size, share: (index + 1) / sizes.length }],
  )
  const fitting = shares.findLast(({ share }) => share >= least80 && share <= most)
  return (fitting ?? shares.find(({ share }) => share > most))?.size ?? 0
}

export type Interval = {
  /** Half the width of the 80 % interval, one per week. */
  halves: readonly number[]
  /** Weeks of the back-test within it, and weeks compared. */
  inside: number
  of: number
}

/**
 * The 80 % interval: the size of the back-test's errors at each step, scaled to cover 80 to 85 % of them. Beyond the
 * test it grows with the square root of the distance, as accumulating errors do.
 */
export function intervalOf({ spread, horizon }: Choice, steps: number): Interval {
  const scales = rising(
    Array.from({ length: horizon }, (_, step) => {
      const errors = spread.flatMap((miss) => (miss.step === step ? [miss.error] : []))
      const squares = total(errors.map((error) => error * error))
      return { mean: errors.length === 0 ? 0 : squares / errors.length, weight: errors.length }
    }),
  ).map(Math.sqrt)
  const scaleAt = (step: number) =>
    step < horizon ? (scales[step] ?? 0) : (scales.at(-1) ?? 0) * Math.sqrt((step + 1) / horizon)
  const sizes = spread
    .map(({ step, error }) => {
      const scale = scaleAt(step)
      return scale === 0 ? 0 : Math.abs(error) / scale
    })
    .toSorted((a, b) => a - b)
  const factor = sizeHolding(sizes, most80(spread.length / horizon))
  return {
    halves: Array.from({ length: steps }, (_, step) => factor * scaleAt(step)),
    inside: sizes.filter((size) => size <= factor + 1e-9).length,
    of: sizes.length,
  }
}

/** Weeks from which a back-test covers enough of a year to be relied on. */
const enough = 40

/**
 * Factor by which the interval of a short sheet is widened: its few origins lie close together in one season. Measured
 * on simulated sheets: unwidened intervals from 8 to 26 weeks covered 58–82 % of future weeks.
 */
export const widening = (weeks: number): number => 1 + 0.4 * Math.min(1, Math.max(0, (enough - weeks) / 32))

export const widened = (interval: Interval, weeks: number): Interval => ({
  ...interval,
  halves: interval.halves.map((half) => half * widening(weeks)),
})
