import { mean } from '../../base/statistics.ts'
import type { Series } from './models.ts'

export type Trend = {
  name: string
  /** Mean of the last weeks relative to that of the weeks before them, as a fraction. */
  change: number
  perWeek: number
  before: number
  /** Weeks on each side. */
  weeks: number
}

/** Fewest units a week for an item to count as rising or falling. */
const leastUnits = 2
const leastChange = 0.1
/** Standard errors that chance exceeds for one item in fifty. */
const beyondChance = 2.326

/**
 * Items whose last weeks differ from those before by more than their scatter explains. Scatter is the change from week
 * to week, and at least that of counting (Poisson).
 */
export function trendsOf(items: readonly { name: string; units: Series }[]): Trend[] {
  return items.flatMap(({ name, units }) => {
    // A week that is left out, as it was incomplete, gives its place to the one before it.
    const known = units.filter((value) => value !== null)
    const weeks = Math.min(8, Math.floor(known.length / 2))
    const last = known.slice(known.length - weeks)
    const first = known.slice(known.length - 2 * weeks, known.length - weeks)
    if (weeks < 4) return []
    const perWeek = mean(last)
    const before = mean(first)
    if (Math.max(perWeek, before) < leastUnits || before === 0) return []
    const steps = [first, last].flatMap((side) =>
      side.slice(1).map((value, index) => (value - (side[index] ?? value)) ** 2 / 2),
    )
    const variance = Math.max(mean(steps), (perWeek + before) / 2)
    const error = Math.sqrt(variance * (1 / last.length + 1 / first.length))
    const change = perWeek / before - 1
    if (Math.abs(perWeek - before) <= beyondChance * error || Math.abs(change) < leastChange)
      return steady(name, units)
    return [{ name, change, perWeek, before, weeks }]
  })
}

/** Weeks that a slow move is looked for in, the fewest of them, and the standard errors that its slope must exceed. */
const slow = { most: 40, fewest: 14, beyond: 3.5 } as const

/** A move that goes on for months, each step within chance: the halves of these weeks, where their slope is sure. */
function steady(name: string, units: Series): Trend[] {
  const recent = units.slice(-slow.most)
  const known = recent.flatMap((value, week) => (value === null ? [] : [{ week, value }]))
  if (known.length < slow.fewest) return []
  const [at, middle] = [mean(known.map(({ week }) => week)), mean(known.map(({ value }) => value))]
  const spread = known.reduce((sum, { week }) => sum + (week - at) ** 2, 0)
  const slope = known.reduce((sum, { week, value }) => sum + (week - at) * (value - middle), 0) / spread
  const rest = known.reduce((sum, { week, value }) => sum + (value - middle - slope * (week - at)) ** 2, 0)
  const error = Math.sqrt(Math.max(rest / (known.length - 2), middle) / spread)
  const weeks = Math.floor(recent.length / 2)
  const half = (from: number, to: number) =>
    mean(recent.slice(from, to).flatMap((value) => (value === null ? [] : [value])))
  const [before, perWeek] = [
    half(recent.length - 2 * weeks, recent.length - weeks),
    half(recent.length - weeks, recent.length),
  ]
  const change = perWeek / before - 1
  return Math.abs(slope) > slow.beyond * error &&
    Math.abs(change) >= leastChange &&
    before > 0 &&
    Math.max(perWeek, before) >= leastUnits
    ? [{ name, change, perWeek, before, weeks }]
    : []
}

type Units = { name: string; units: Series }

/** Fewest items whose common move is the house's. */
const fewestAlike = 3

/** The units of each week of all items together; null where one of them is unknown. Weeks are counted from the last one. */
function together(items: readonly Units[]): Series {
  const weeks = Math.min(...items.map(({ units }) => units.length))
  return Array.from({ length: weeks }, (_, at) =>
    items.reduce<number | null>((sum, { units }) => {
      const value = units[units.length - weeks + at] ?? null
      return sum === null || value === null ? null : sum + value
    }, 0),
  )
}

/** The item's units as if the other items had sold alike in every week. */
function besideHouse({ name, units }: Units, others: readonly Units[]): Units {
  const house = together(others)
  const usual = mean(house.flatMap((value) => value ?? []))
  const skipped = units.length - house.length
  return {
    name,
    units: units.map((value, at) => {
      const all = house[at - skipped] ?? null
      return value === null || all === null || all === 0 ? null : (value * usual) / all
    }),
  }
}

/**
 * The moves that are an item's own. Where the house rose or fell as a whole, as after a feast or a season, an item counts
 * if it moved more than the others; `house` is their common move, null where there is none.
 */
export function ownMoves(items: readonly Units[]): { moving: Trend[]; house: Trend | null } {
  const moving = trendsOf(items)
  const [house] = items.length < fewestAlike ? [] : trendsOf([{ name: '', units: together(items) }])
  if (!house) return { moving, house: null }
  const isOwn = ({ name, change }: Trend) => {
    const item = items.find((one) => one.name === name)
    const others = items.filter((one) => one !== item)
    const [apart] = item ? trendsOf([besideHouse(item, others)]) : []
    return apart !== undefined && apart.change * change > 0
  }
  return { moving: moving.filter(isOwn), house }
}

/** Maximum number of rising or falling items listed. */
const listed = 6

/** The items that moved most: up with 1, down with −1. */
export const strongest = (moving: ReturnType<typeof trendsOf>, sign: 1 | -1) =>
  moving
    .filter(({ change }) => change * sign > 0)
    .toSorted((a, b) => sign * (b.change - a.change))
    .slice(0, listed)
