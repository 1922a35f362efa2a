import { mean } from '../../base/statistics.ts'
/**
 * Forecasts of a weekly series. A null is a gap: a week of which nothing is known, which is not a week
 * without sales. Sources: Hyndman & Athanasopoulos, "Forecasting: Principles and Practice" (3rd ed., 2021),
 * chapters 5 (seasonal naive), 8 (exponential smoothing) and 5.8 (MASE, time series cross-validation).
 */

export type Series = readonly (number | null)[]

/** Weeks of a year: the season of a weekly series. */
const seasonLength = 52

/** Forecasts the `horizon` weeks after a series; never below 0. */
export type Model = {
  name: string
  /** Weeks, gaps not counted, below which the model has nothing to learn from. */
  needs: number
  forecast: (series: Series, horizon: number) => number[]
}

const known = (series: Series): number[] => series.filter((value) => value !== null)

const notNegative = (values: readonly number[]): number[] => values.map((value) => Math.max(0, value))

const lastKnown = (series: Series): number => known(series).at(-1) ?? 0

/** Next week is as the last one was. */
const naive: Model = {
  name: 'repetir a última semana',
  needs: 1,
  forecast: (series, horizon) => Array.from({ length: horizon }, () => lastKnown(series)),
}

/** Each week is as the same week of the year before; the last week where that one is a gap. */
const seasonalNaive: Model = {
  name: 'repetir a mesma semana do ano anterior',
  needs: seasonLength + 4,
  forecast: (series, horizon) =>
    Array.from(
      { length: horizon },
      (_, step) => series[series.length - seasonLength + step] ?? lastKnown(series),
    ),
}

type State = { level: number; trend: number; seasonal: number[] }

type Smoothing = { alpha: number; beta: number; gamma: number; phi: number }

/** One step of additive exponential smoothing; a gap moves the level along its trend and teaches nothing. */
function advance(
  state: State,
  value: number | null,
  at: number,
  { alpha, beta, gamma, phi }: Smoothing,
): void {
  const season = state.seasonal.length > 0 ? at % state.seasonal.length : 0
  const seasonal = state.seasonal[season] ?? 0
  const expected = state.level + phi * state.trend
  if (value === null) {
    state.level = expected
    state.trend *= phi
    return
  }
  const level = alpha * (value - seasonal) + (1 - alpha) * expected
  state.trend = beta * (level - state.level) + (1 - beta) * phi * state.trend
  state.level = level
  if (state.seasonal.length > 0) state.seasonal[season] = gamma * (value - level) + (1 - gamma) * seasonal
}

function start(series: Series, seasons: number, withTrend: boolean): State {
  const first = known(series).slice(0, seasons || 4)
  const level = first.length > 0 ? mean(first) : 0
  const seasonal = Array.from({ length: seasons }, (_, week) => (series[week] ?? level) - level)
  const second = seasons > 0 ? known(series.slice(seasons, 2 * seasons)) : []
  const trend = !withTrend ? 0 : second.length > 0 ? (mean(second) - level) / seasons : 0
  return { level, trend, seasonal }
}

function run(series: Series, smoothing: Smoothing, seasons: number, horizon: number) {
  const state = start(series, seasons, smoothing.beta > 0)
  let squares = 0
  let steps = 0
  for (const [at, value] of series.entries()) {
    const seasonal = seasons > 0 ? (state.seasonal[at % seasons] ?? 0) : 0
    if (value !== null && at > 0) {
      squares += (value - (state.level + smoothing.phi * state.trend + seasonal)) ** 2
      steps += 1
    }
    advance(state, value, at, smoothing)
  }
  let damping = 0
  const forecast = Array.from({ length: horizon }, (_, step) => {
    damping += smoothing.phi ** (step + 1)
    const seasonal = seasons > 0 ? (state.seasonal[(series.length + step) % seasons] ?? 0) : 0
    return state.level + damping * state.trend + seasonal
  })
  return { forecast, error: steps === 0 ? Number.POSITIVE_INFINITY : squares / steps }
}

const grid = [0.1, 0.2, 0.3, 0.5, 0.7, 0.9]
/** Damping of the trend. */
const damped = 0.9

/** Weights with the smallest one-week-ahead error. */
function best(series: Series, candidates: readonly Smoothing[], seasons: number, horizon: number): number[] {
  const runs = candidates.map((smoothing) => run(series, smoothing, seasons, horizon))
  const winner = runs.reduce((least, candidate) => (candidate.error < least.error ? candidate : least))
  return notNegative(winner.forecast)
}

const simple: Model = {
  name: 'suavização exponencial simples',
  needs: 4,
  forecast: (series, horizon) =>
    best(
      series,
      grid.map((alpha) => ({ alpha, beta: 0, gamma: 0, phi: 1 })),
      0,
      horizon,
    ),
}

const holt: Model = {
  name: 'suavização exponencial com tendência (Holt)',
  needs: 6,
  forecast: (series, horizon) =>
    best(
      series,
      grid.flatMap((alpha) => [0.1, 0.2, 0.4].map((beta) => ({ alpha, beta, gamma: 0, phi: damped }))),
      0,
      horizon,
    ),
}

const holtWinters: Model = {
  name: 'suavização exponencial com sazonalidade (Holt-Winters)',
  needs: 2 * seasonLength,
  forecast: (series, horizon) =>
    best(
      series,
      [0.1, 0.3, 0.5].flatMap((alpha) =>
        [0, 0.1].flatMap((beta) => [0.1, 0.3].map((gamma) => ({ alpha, beta, gamma, phi: damped }))),
      ),
      seasonLength,
      horizon,
    ),
}

/** Simplest first: ties go to the simpler model. */
export const models: readonly Model[] = [naive, seasonalNaive, simple, holt, holtWinters]

/** How many weeks of a series are known. */
export function knownWeeks(series: Series): number {
  return known(series).length
}

/**
 * Mean absolute error of repeating the last week, over the series itself: what MASE measures against.
 * 0 for a series that never changes.
 */
export function naiveError(series: Series): number {
  const values = known(series)
  const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)))
  return steps.length === 0 ? 0 : mean(steps)
}

/** Whether a model brings the same time of last year with it. */
export const isSeasonal = (model: Model) => model === seasonalNaive || model === holtWinters
