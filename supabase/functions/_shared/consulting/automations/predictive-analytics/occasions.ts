import { addDays, type Occasion, occasionsWithin } from '../../base/calendar.ts'
import { memoized } from '../../base/memoized.ts'
import { mean } from '../../base/statistics.ts'
import {
  daysOfWeek,
  type FeastDays,
  feastDaysOf,
  feastOnWeek,
  type Parts,
  type SeenWeek,
  touchesTwoWeeks,
} from './feast-days.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'

type Past = ForecastLine['past']

/** The effect of a calendar day or season on this house's weeks, as far as its sheet shows it. */
export type Effect = Occasion & {
  /** Factor on its weeks; null if the sheet does not show one. */
  factor: number | null
  /** First days of its earlier occurrences in the sheet. */
  seen: readonly string[]
  /** Of a feast that lies in two weeks: what its days make of each of them. */
  days?: FeastDays
  /** Of a season: what each of its weeks without a feast showed, with the play of chance. */
  weeks?: readonly SeasonWeek[]
  /** The model repeats it with last year's weeks. */
  carried?: boolean
}

type SeasonWeek = { monday: string; low: number; high: number }

/** Weeks on either side that an occasion is compared with. */
const beside = { date: 4, season: 6 } as const
const fewestBeside = 2
/** Known weeks from which a season is measured, where others of it were closed. */
const fewestOfSeason = 3
/** Days of a feast in a known week from which it is measured, where its other week had closed days. */
const fewestOfFeast = 2
/** Bounds for the factor by which an observed effect may change a forecast. */
const bounds = { down: 0.5, up: 3 } as const
/** Standard errors beyond which chance alone would produce the difference in one of five cases. */
const beyondChance = 1.2816
/** The same for one week of a season that shows nothing as a whole: one of a hundred. */
const surely = 2.5758

const thursdayOf = memoized((monday) => addDays(monday, 3))
const sundayOf = memoized((monday) => addDays(monday, 6))

const daysWithin = ({ from, to }: Occasion, monday: string) =>
  daysOfWeek(monday).filter((day) => day >= from && day <= to).length

/** Weeks that belong to an occasion: of a season, those with at least four of its days. */
export function isWeekOf({ from, to, kind }: Occasion, monday: string): boolean {
  return kind === 'date'
    ? monday <= to && sundayOf(monday) >= from
    : thursdayOf(monday) >= from && thursdayOf(monday) <= to
}

/** Week-to-week scatter as a fraction of the level; a median, which the occasions themselves do not move. */
function scatter(past: Past): number {
  const changes = past.slice(1).flatMap(({ value }, index) => {
    const before = past[index]?.value ?? null
    return value === null || before === null || value + before === 0
      ? []
      : [(2 * Math.abs(value - before)) / (value + before)]
  })
  const middle = changes.toSorted((a, b) => a - b)[Math.floor(changes.length / 2)] ?? 0
  // The median of |N(0, 2s²)| is 0.954 s.
  return middle / 0.954
}

/** One earlier occasion compared with the weeks on both sides; null if the sheet lacks any of them. */
function ratioOf(past: Past, occasion: Occasion, others: readonly Occasion[], feasts: readonly Occasion[]) {
  const all = past.filter(({ monday }) => isWeekOf(occasion, monday))
  // Where some weeks were closed, the others speak for a season, and for a feast in two weeks the one with its days.
  const known = all.filter(({ value }) => value !== null)
  const speaks =
    occasion.kind === 'season'
      ? known.length >= fewestOfSeason
      : touchesTwoWeeks(occasion) && known.some(({ monday }) => daysWithin(occasion, monday) >= fewestOfFeast)
  // A feast within a season is measured by itself.
  const plain =
    occasion.kind === 'season'
      ? known.filter(({ monday }) => !feasts.some((one) => isWeekOf(one, monday)))
      : []
  const within = plain.length >= fewestOfSeason ? plain : speaks ? known : all
  const reach = 7 * beside[occasion.kind]
  const first = all[0]?.monday
  const last = all.at(-1)?.monday
  if (first === undefined || last === undefined || within.some(({ value }) => value === null)) return null
  const ordinary = (from: string, to: string) =>
    past.flatMap(({ monday, value }) =>
      value !== null && monday >= from && monday <= to && !others.some((other) => isWeekOf(other, monday))
        ? [value]
        : [],
    )
  const before = ordinary(addDays(first, -reach), addDays(first, -7))
  const after = ordinary(addDays(last, 7), addDays(last, reach))
  if (before.length < fewestBeside || after.length < fewestBeside) return null
  // The mean of both sides, because a growing house sells less before than after.
  const usual = (mean(before) + mean(after)) / 2
  if (usual === 0) return null
  return {
    weeks: within.map(
      ({ monday, value }): SeenWeek => ({ monday, ratio: (value ?? 0) / usual, of: occasion }),
    ),
    ratio: mean(within.map(({ value }) => value ?? 0)) / usual,
    error: Math.sqrt(1 / within.length + (1 / before.length + 1 / after.length) / 4),
  }
}

function effectOf(past: Past, name: string, among: readonly Occasion[], noise: number, parts: Parts) {
  const of = among.filter((occasion) => occasion.name === name)
  const kind = of[0]?.kind ?? 'date'
  const others = kind === 'season' ? of : among.filter((occasion) => occasion.kind === 'date')
  const feasts = among.filter((occasion) => occasion.kind === 'date')
  const seen = of.flatMap((occasion) => {
    const found = ratioOf(past, occasion, others, feasts)
    return found ? [{ ...found, from: occasion.from }] : []
  })
  if (seen.length === 0) return { factor: null, seen: [] }
  const ratio = mean(seen.map((one) => one.ratio))
  const error = (noise * mean(seen.map((one) => one.error))) / Math.sqrt(seen.length)
  const shown = Math.abs(ratio - 1) > beyondChance * error
  const days =
    shown && kind === 'date' && of.some(touchesTwoWeeks)
      ? feastDaysOf(
          seen.flatMap(({ weeks }) => weeks),
          parts,
        )
      : null
  return {
    factor: shown ? Math.min(bounds.up, Math.max(bounds.down, ratio)) : null,
    seen: seen.map(({ from }) => from),
    ...(days && { days }),
    ...(kind === 'season' && {
      weeks: seen.flatMap(({ weeks }) =>
        weeks.map(({ monday, ratio }) => ({ monday, ...aroundRatio(ratio, noise, shown) })),
      ),
    }),
  }
}

/** What a week's own ratio leaves possible: where the season as a whole shows nothing, only what chance cannot make. */
function aroundRatio(ratio: number, noise: number, shown: boolean) {
  const chance = 1 + (shown ? beyondChance : surely) * noise
  return { low: Math.max(bounds.down, ratio / chance), high: Math.min(bounds.up, ratio * chance) }
}

/** A season on one week: its mean, as far as the same week of the latest year allows it. */
function seasonOn({ factor, weeks = [] }: Effect, monday: string): number {
  const own = weeks.find((week) => week.monday === monday)
  const before =
    own ?? weeks.findLast((week) => [364, 728].some((days) => addDays(week.monday, days) === monday))
  const usual = factor ?? 1
  return before ? Math.min(before.high, Math.max(before.low, usual)) : usual
}

/** Every occasion from the sheet's first week to the last forecast one, with the effect that the sheet shows. */
export function effectsOf(past: Past, lastDay: string, parts: Parts = []): Effect[] {
  const among = occasionsWithin(past[0]?.monday ?? lastDay, lastDay)
  const noise = scatter(past)
  const byName = new Map<string, ReturnType<typeof effectOf>>()
  const seasons = among.filter(({ kind }) => kind === 'season')
  for (const { name } of seasons) byName.set(name, effectOf(past, name, among, noise, parts))
  // A day within a season is compared with that season's other weeks.
  const level = past.map((week) => ({
    ...week,
    value:
      week.value === null
        ? null
        : week.value /
          factorOn(
            week.monday,
            seasons.map((season) => ({
              ...season,
              ...(byName.get(season.name) ?? { factor: null }),
              seen: [],
            })),
          ),
  }))
  for (const { name, kind } of among) {
    if (kind === 'date' && !byName.has(name)) byName.set(name, effectOf(level, name, among, noise, parts))
  }
  return among.map((occasion) => ({
    ...occasion,
    ...(byName.get(occasion.name) ?? { factor: null, seen: [] }),
  }))
}

/** The days and seasons of the weeks shown, as the report keeps them. */
export const calendarOf = (
  effects: readonly Effect[],
  coming: ForecastLine['coming'],
  seasonal: boolean,
): NonNullable<SalesForecast['calendar']> =>
  effects
    .filter(({ from, to }) => coming.some(({ monday }) => from <= addDays(monday, 6) && to >= monday))
    .map(({ name, from, to, kind, factor, seen, carried }) => ({
      name,
      from,
      to,
      kind,
      factor,
      seen: [...seen],
      carried: carried === true || (kind === 'season' && seasonal),
    }))

/** The product of the effects on one week. */
export function factorOn(
  monday: string,
  effects: readonly Effect[],
  isOpen?: (day: string) => boolean,
): number {
  return effects.reduce((product, effect) => {
    if (effect.kind === 'season')
      return isWeekOf(effect, monday) ? product * seasonOn(effect, monday) : product
    if (effect.factor === null) return product
    if (effect.days) return product * feastOnWeek(effect, effect.days, monday, isOpen)
    return isWeekOf(effect, monday) ? product * effect.factor : product
  }, 1)
}
