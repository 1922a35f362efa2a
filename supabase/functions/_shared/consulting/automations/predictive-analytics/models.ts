import { mean, median } from '../../base/statistics.ts'
/**
 * Forecasts of a weekly series. A null is a gap: a week with unknown sales, not a week without sales. Sources: Hyndman
 * & Athanasopoulos, "Forecasting: Principles and Practice" (3rd ed., 2021), chapters 5 (simple methods, time series
 * cross-validation) and 8 (exponential smoothing, damped trend).
 */

export type Series = readonly (number | null)[]

/** Weeks of a year: the season of a weekly series. */
const seasonLength = 52

export type Model = {
  name: string
  /** Fewest weeks to fit the model, not counting gaps. */
  needs: number
  /** Includes the effects of the same time of last year. */
  seasonal: boolean
  /** One of the simple methods that every other model must beat. */
  baseline: boolean
  /**
   * Forecasts the `horizon` weeks after each origin from the weeks before it alone; never below 0.
   * @param origins ascending; an origin is the number of weeks known
   */
  forecasts: (series: Series, origins: readonly number[], horizon: number) => number[][]
}

const known = (series: Series): number[] => series.filter((value) => value !== null)

/** How many weeks of a series are known. */
export const knownWeeks = (series: Series): number => known(series).length

const steps = (horizon: number, value: (step: number) => number) =>
  Array.from({ length: horizon }, (_, step) => Math.max(0, value(step)))

/** The last known values before an origin, oldest first. */
function lastKnown(series: Series, origin: number, count: number): number[] {
  const found: number[] = []
  for (let at = origin - 1; at >= 0 && found.length < count; at -= 1) {
    const value = series[at]
    if (value !== null && value !== undefined) found.push(value)
  }
  return found.toReversed()
}

type Kind = Pick<Model, 'name' | 'needs'> & Partial<Pick<Model, 'seasonal' | 'baseline'>>

/** A model that needs no fitting: each week from the series before the origin. */
const rule = (
  { seasonal = false, baseline = false, ...kind }: Kind,
  week: (series: Series, origin: number) => (step: number) => number,
): Model => ({
  ...kind,
  seasonal,
  baseline,
  forecasts: (series, origins, horizon) => origins.map((origin) => steps(horizon, week(series, origin))),
})

const flat = (level: (series: Series, origin: number) => number) => (series: Series, origin: number) => {
  const value = level(series, origin)
  return () => value
}

const naive = rule(
  { name: 'repetir a última semana', needs: 1, baseline: true },
  flat((series, origin) => lastKnown(series, origin, 1)[0] ?? 0),
)

const fourWeekMean = rule(
  { name: 'média das últimas quatro semanas', needs: 4, baseline: true },
  flat((series, origin) => mean(lastKnown(series, origin, 4))),
)

const seasonalNaive = rule(
  {
    name: 'repetir a mesma semana do ano anterior',
    needs: seasonLength,
    seasonal: true,
    baseline: true,
  },
  (series, origin) => {
    const last = lastKnown(series, origin, 1)[0] ?? 0
    return (step) => series[origin + (step % seasonLength) - seasonLength] ?? last
  },
)

/** A single promotion or closed week does not move a median. */
const eightWeekMedian = rule(
  { name: 'mediana das últimas oito semanas', needs: 5, baseline: true },
  flat((series, origin) => median(lastKnown(series, origin, 8))),
)

/** Last year's shape, three weeks at a time, at today's level. */
const lastYearsShape = rule(
  { name: 'mesma época do ano anterior, no nível de agora', needs: seasonLength + 6, seasonal: true },
  (series, origin) => {
    const around = (at: number, reach: number) =>
      known(series.slice(Math.max(0, at - reach), Math.min(origin, at + reach + 1)))
    const now = mean(lastKnown(series, origin, 6))
    const then = known(series.slice(Math.max(0, origin - seasonLength - 6), origin - seasonLength))
    const level = then.length === 0 ? 0 : mean(then)
    return (step) => {
      const same = around(origin + (step % seasonLength) - seasonLength, 1)
      return level === 0 || same.length === 0 ? now : (now * mean(same)) / level
    }
  },
)

type Smoothing = { alpha: number; beta: number; gamma: number; phi: number }

/**
 * Additive exponential smoothing. Each set of weights runs over the series once; at each origin the forecast comes from
 * the set with the smallest one-week-ahead error so far, so that no origin sees later weeks.
 */
function smoothed(kind: Kind, candidates: readonly Smoothing[], seasons: number): Model {
  return {
    name: kind.name,
    needs: kind.needs,
    seasonal: seasons > 0,
    baseline: false,
    forecasts: (series, origins, horizon) => {
      const least = origins.map(() => Number.POSITIVE_INFINITY)
      const found = origins.map((): number[] => [])
      for (const weights of candidates) {
        const run = start(series, seasons, weights)
        for (let at = 0, next = 0; next < origins.length; at += 1) {
          if (at === origins[next]) {
            const error = run.error()
            if (error < (least[next] ?? 0)) {
              least[next] = error
              found[next] = run.forecast(at, horizon)
            }
            next += 1
          }
          run.advance(series[at] ?? null, at)
        }
      }
      return found
    },
  }
}

function start(series: Series, seasons: number, { alpha, beta, gamma, phi }: Smoothing) {
  const first = known(series.slice(0, seasons || undefined)).slice(0, seasons || 4)
  let level = first.length > 0 ? mean(first) : 0
  const season = Array.from({ length: seasons }, (_, week) => (series[week] ?? level) - level)
  const second = seasons > 0 ? known(series.slice(seasons, 2 * seasons)) : []
  let trend = beta === 0 || second.length === 0 ? 0 : (mean(second) - level) / seasons
  let squares = 0
  let compared = 0
  const seasonAt = (at: number) => (seasons > 0 ? (season[at % seasons] ?? 0) : 0)
  return {
    error: () => (compared === 0 ? Number.MAX_VALUE : squares / compared),
    /** A gap moves the level along its trend and changes nothing else. */
    advance(value: number | null, at: number): void {
      const expected = level + phi * trend
      if (value === null) {
        level = expected
        trend *= phi
        return
      }
      const seasonal = seasonAt(at)
      if (at > 0) {
        squares += (value - expected - seasonal) ** 2
        compared += 1
      }
      const before = level
      level = alpha * (value - seasonal) + (1 - alpha) * expected
      trend = beta * (level - before) + (1 - beta) * phi * trend
      if (seasons > 0) season[at % seasons] = gamma * (value - level) + (1 - gamma) * seasonal
    },
    forecast(at: number, horizon: number): number[] {
      let damping = 0
      return steps(horizon, (step) => {
        damping += phi ** (step + 1)
        return level + damping * trend + seasonAt(at + step)
      })
    },
  }
}

const grid = [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9]

const simple = smoothed(
  { name: 'suavização exponencial simples', needs: 5 },
  grid.map((alpha) => ({ alpha, beta: 0, gamma: 0, phi: 1 })),
  0,
)

const holt = smoothed(
  { name: 'suavização exponencial com tendência (Holt)', needs: 6 },
  grid.flatMap((alpha) =>
    [0.05, 0.1, 0.2, 0.4].flatMap((beta) => [0.9, 0.98].map((phi) => ({ alpha, beta, gamma: 0, phi }))),
  ),
  0,
)

const holtWinters = smoothed(
  { name: 'suavização exponencial com sazonalidade (Holt-Winters)', needs: 2 * seasonLength },
  [0.1, 0.3, 0.5].flatMap((alpha) =>
    [0, 0.1].flatMap((beta) => [0.1, 0.3].map((gamma) => ({ alpha, beta, gamma, phi: 0.9 }))),
  ),
  seasonLength,
)

/** Simplest first: ties go to the simpler model. */
export const models: readonly Model[] = [
  naive,
  fourWeekMean,
  seasonalNaive,
  eightWeekMedian,
  simple,
  lastYearsShape,
  holt,
  holtWinters,
]
