import { addDays, weekdayOf } from '../../base/calendar.ts'
import { mean } from '../../base/statistics.ts'
import {
  type Choice,
  chooseModel,
  type Interval,
  intervalOf,
  testsSeasons,
  widened,
  widening,
} from './back-test.ts'
import type { Parts } from './feast-days.ts'
import { knownWeeks, type Model, type Series } from './models.ts'
import { type Effect, effectsOf, factorOn, isWeekOf } from './occasions.ts'
import { choiceByYear, lastYearOnce } from './one-year.ts'
import type { ForecastLine } from './schema.ts'
import { addWeeks } from './weeks.ts'

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The weeks after a series by the chosen model, with the 80 % interval. */
export function comingOf(
  { chosen }: Choice,
  { halves }: Interval,
  series: Series,
  lastMonday: string,
): ForecastLine['coming'] {
  const [values = []] = chosen.model.forecasts(series, [series.length], halves.length)
  return values.map((value, index) => {
    const half = halves[index] ?? 0
    return {
      monday: addWeeks(lastMonday, index + 1),
      value,
      low: Math.max(0, value - half),
      high: value + half,
    }
  })
}

/**
 * The effects without those that a model includes: one that repeats last year contains its season, and one that repeats
 * last year's very weeks the dates that fall in the same week each year.
 */
export function beside(model: Model, effects: readonly Effect[]): Effect[] {
  const weeksOf = (name: string) => effects.flatMap((one) => (one.name === name ? [mondayOf(one.from)] : []))
  const staysInWeek = ({ name, kind }: Effect) => {
    const weeks = weeksOf(name)
    return (
      kind === 'date' &&
      weeks.length > 1 &&
      weeks.slice(1).every((monday, at) => addWeeks(weeks[at] ?? '', 52) === monday)
    )
  }
  return effects.map((effect) => {
    const { days: _, weeks: __, ...plain } = effect
    if (model === lastYearOnce && staysInWeek(effect)) return { ...plain, factor: null, carried: true }
    return effect.kind === 'season' && model.seasonal ? { ...plain, factor: null, carried: true } : effect
  })
}

/** A series with the calendar's effects removed, as far as the sheet shows them. */
export const ordinary = (
  weeks: readonly { monday: string }[],
  series: Series,
  effects: readonly Effect[],
): Series =>
  series.map((value, index) =>
    value === null ? null : value / factorOn(weeks[index]?.monday ?? '', effects),
  )

/**
 * The series on which the models are tested. Where none of them can learn a season, it is that of ordinary weeks: the error of
 * a common week is not that of a feast, whose effect is put back afterwards.
 */
export const tested = (
  weeks: readonly { monday: string }[],
  series: Series,
  seen: readonly Effect[],
  horizon: number,
): Series => {
  if (testsSeasons(series.length, horizon)) return series
  const feasts = seen.filter(({ kind, factor }) => kind === 'date' && factor !== null)
  return ordinary(weeks, series, seen).map((value, at) =>
    feasts.some((feast) => isWeekOf(feast, weeks[at]?.monday ?? '')) ? null : value,
  )
}

/**
 * A series' past and the weeks after it.
 * @param horizon weeks ahead of the back-test
 * @param shown weeks ahead to forecast, at least as many
 * @param parts each day's share of a week, from Sunday on
 * @param opened the factor that makes a past week one without closings that are stated again
 */
export function lineOf(
  weeks: readonly { monday: string }[],
  series: Series,
  horizon: number,
  shown: number,
  given?: Model,
  parts: Parts = [],
  opened: (monday: string) => number = () => 1,
): { line: ForecastLine; choice: Choice; seen: Effect[]; effects: Effect[] } | null {
  const whole = series.map((value, at) => (value === null ? null : value * opened(weeks[at]?.monday ?? '')))
  const last = weeks.at(-1)
  if (!last) return null
  const seen = effectsOf(
    weeks.map(({ monday }, at) => ({ monday, value: whole[at] ?? null })),
    addDays(last.monday, 7 * Math.max(shown, horizon) + 6),
    parts,
  )
  const found = chooseModel(
    tested(weeks, whole, seen, horizon),
    horizon,
    given === lastYearOnce ? undefined : given,
  )
  if (!found) return null
  const choice =
    given === undefined || given === lastYearOnce
      ? (choiceByYear(whole, found, given === lastYearOnce) ?? found)
      : found
  const { chosen, tested: others, baseline } = choice
  const weeksKnown = knownWeeks(series)
  // A shorter test shortens the default weeks only, not the extension.
  const ahead = choice.horizon + shown - horizon
  const past = weeks.map(({ monday }, index) => {
    const value = series[index] ?? null
    const full = whole[index] ?? null
    return { monday, value, ...(full !== value && full !== null && { whole: full }) }
  })
  const effects = beside(chosen.model, seen)
  const interval = widened(intervalOf(choice, ahead), weeksKnown)
  return {
    choice,
    seen,
    effects,
    line: {
      past,
      coming: comingOf(choice, interval, ordinary(weeks, whole, effects), last.monday),
      model: chosen.model.name,
      tested: choice.pairs ?? chosen.misses.length,
      wape: chosen.wape,
      mase: chosen.mase,
      others: others
        .filter((test) => test !== chosen && Number.isFinite(test.mase))
        .map((test) => ({ model: test.model.name, mase: test.mase, wape: test.wape })),
      baseline: { model: baseline.model.name, wape: baseline.wape },
      horizon: choice.horizon,
      origins: choice.origins,
      mae: chosen.mae,
      ...(chosen.mae > 0 && { bias: mean(chosen.misses.map(({ error }) => error)) / chosen.mae }),
      widened: widening(weeksKnown),
      ...(choice.pairs === undefined
        ? { held: { inside: interval.inside, of: interval.of } }
        : { pairs: choice.pairs }),
    },
  }
}

/** Share of its own size by which an effect of one year may miss, in eight of ten cases; an assumption. */
const ofEffect = 0.3

/** The coming weeks with the calendar's effects applied. */
export const withCalendar = (
  coming: ForecastLine['coming'],
  effects: readonly Effect[],
  isOpen?: (day: string) => boolean,
): ForecastLine['coming'] =>
  coming.map((week) => {
    const factor = factorOn(week.monday, effects, isOpen)
    if (factor === 1) return week
    const value = week.value * factor
    const wide = ofEffect * Math.abs(factor - 1) * week.value
    const half = (edge: number) => Math.hypot((edge - week.value) * factor, wide)
    return { ...week, value, low: Math.max(0, value - half(week.low)), high: value + half(week.high) }
  })
