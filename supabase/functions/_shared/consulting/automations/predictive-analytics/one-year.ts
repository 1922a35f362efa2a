/**
 * A sheet of little more than a year: too short to test last year's season over many origins, but it holds the very weeks
 * that come, a year ago. Where these stand out from that year's level, they are repeated on the level of now. Its error is
 * measured on the weeks that the sheet has of both years, each against the level that the others give.
 */
import { mean } from '../../base/statistics.ts'
import type { BackTest, Choice } from './back-test.ts'
import type { Model, Series } from './models.ts'

const season = 52
/** Weeks before now, and before the same time last year, whose means are the two levels. */
const level = 6
const fewestOfLevel = 4
/** Weeks of both years from which an error is measured. */
const fewestPairs = 4
/** Last year's weeks stand out beyond this many times what chance makes of them, and beyond this share of the level. */
const beyondChance = 2.5
const noticeable = 0.12
/** Weeks that have to stand out. */
const fewestFar = 2
/** Few pairs, all of one season, know less of the error than their scatter says. */
const caution = 1.25

const known = (series: Series): number[] => series.filter((value) => value !== null)

/** A week of last year with half of its weight, because a feast may move by some days. */
function smoothAt(series: Series, at: number): number | null {
  const weighed = [-1, 0, 1].flatMap((offset) => {
    const value = series[at + offset]
    return value === null || value === undefined ? [] : [{ value, weight: offset === 0 ? 2 : 1 }]
  })
  const weights = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return weights < 2 ? null : weighed.reduce((sum, { value, weight }) => sum + value * weight, 0) / weights
}

const levelBefore = (series: Series, at: number) => known(series.slice(Math.max(0, at - level), at))

/** Last year's weeks on the level of now; the level where the sheet lacks a week. */
function repeated(series: Series, origin: number, horizon: number): number[] {
  const now = levelBefore(series, origin)
  const then = levelBefore(series, origin - season)
  const usual = now.length === 0 ? 0 : mean(now)
  const ratio = then.length < fewestOfLevel ? 0 : usual / Math.max(1e-9, mean(then))
  return Array.from({ length: horizon }, (_, step) => {
    const same = step < season ? smoothAt(series.slice(0, origin), origin + step - season) : null
    return same === null || ratio === 0 ? usual : same * ratio
  })
}

export const lastYearOnce: Model = {
  name: 'mesma época do ano anterior, no nível de agora',
  needs: season + fewestOfLevel,
  seasonal: true,
  baseline: false,
  forecasts: (series, origins, horizon) => origins.map((origin) => repeated(series, origin, horizon)),
}

/** Week-to-week scatter relative to the level; a median, which seasons and feasts do not move. */
function scatterOf(series: Series): number {
  const changes = series.slice(1).flatMap((value, at) => {
    const before = series[at]
    return value === null || before === null || before === undefined || value + before === 0
      ? []
      : [(2 * Math.abs(value - before)) / (value + before)]
  })
  // The median of |N(0, 2s²)| is 0.954 s.
  return (changes.toSorted((a, b) => a - b)[Math.floor(changes.length / 2)] ?? 0) / 0.954
}

/** Whether last year's weeks of the coming ones stand out from the level before them. */
function standsOut(series: Series, horizon: number): boolean {
  const then = levelBefore(series, series.length - season)
  if (then.length < fewestOfLevel) return false
  const chance = scatterOf(series) * Math.sqrt(3 / 8 + 1 / then.length)
  const least = Math.max(noticeable, beyondChance * chance)
  const weeks = Array.from({ length: Math.min(horizon, season) }, (_, step) =>
    smoothAt(series, series.length + step - season),
  )
  const now = levelBefore(series, series.length)
  const growth = now.length === 0 ? 1 : mean(now) / Math.max(1e-9, mean(then))
  const far = weeks.filter((value, step) => {
    // What a growing house sells more some weeks later is no season.
    const grown = growth ** ((step + level / 2) / season)
    return value !== null && Math.abs(value / mean(then) / grown - 1) > least
  })
  // One week alone may be a feast, which the calendar measures.
  return far.length >= fewestFar
}

/** The error of each week of both years, against the level that the others give. */
function pairErrors(series: Series): { actual: number; error: number }[] {
  const pairs = series.flatMap((value, at) => {
    const then = at < season ? null : smoothAt(series.slice(0, at), at - season)
    return value === null || then === null || then === 0 ? [] : [{ actual: value, prior: then }]
  })
  const last = pairs.slice(-12)
  const sum = (of: 'actual' | 'prior') => last.reduce((all, one) => all + one[of], 0)
  const [actual, then] = [sum('actual'), sum('prior')]
  return last.length < fewestPairs
    ? []
    : last.map((one) => ({
        actual: one.actual,
        error: one.actual - (one.prior * (actual - one.actual)) / Math.max(1e-9, then - one.prior),
      }))
}

/**
 * The choice for a sheet that repeats last year's weeks; null where the sheet can test its seasons, has too little of last
 * year, or shows no season in the weeks to come.
 * @param given whether another line of the house is forecast so
 */
export function choiceByYear(series: Series, choice: Choice, given = false): Choice | null {
  if (
    !given &&
    (choice.chosen.model.seasonal || choice.tested.some(({ model }) => model.name === lastYearOnce.name))
  )
    return null
  const pairs = pairErrors(series)
  if (pairs.length === 0 || !(given || standsOut(series, choice.horizon))) return null
  const errors = pairs.map(({ error }) => error * caution)
  // The level of now moves on: the weeks further ahead are known less well.
  const misses = Array.from({ length: choice.horizon }, (_, step) =>
    errors.map((error) => ({ step, error: error * Math.sqrt(1 + step / choice.horizon) })),
  ).flat()
  const mae = mean(pairs.map(({ error }) => Math.abs(error)))
  const naive = choice.tested[0]
  const chosen: BackTest = {
    model: lastYearOnce,
    misses,
    mae,
    wape: mae / Math.max(1e-9, mean(pairs.map(({ actual }) => actual))),
    mase: naive && naive.mae > 0 ? (naive.mase * mae) / naive.mae : choice.chosen.mase,
  }
  return { ...choice, chosen, spread: misses, pairs: pairs.length }
}
