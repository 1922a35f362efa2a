/** A dated feast that the calendar does not know, measured by the week that held the same date a year ago. */
import { addDays, shortDay } from '../../base/calendar.ts'
import { formatNumber } from '../../base/language/text.ts'
import { median } from '../../base/statistics.ts'
import { touches } from './last-year.ts'
import type { ForecastLine } from './schema.ts'

type Past = ForecastLine['past']

/** Weeks on either side that its week is compared with, and the fewest of them. */
const beside = 4
const fewest = 4
/** A change counts from this size on, and from so many times what the weeks around differ by themselves. */
const least = 0.08
const timesChance = 2
/** Longest feast, in days, that fills one week. */
const longest = 3
/** The most that one year may do to a week. */
const bounds = { down: 0.5, up: 3 } as const

export type FeastYearAgo = {
  /** The week of then relative to the weeks around it. */
  ratio: number
  monday: string
  /** The change is larger than what weeks do by themselves. */
  stands: boolean
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** @returns null for a feast of more than one week, and where the sheet lacks its week or the weeks around */
export function feastYearAgo(past: Past, from: string, to: string): FeastYearAgo | null {
  if (to > addDays(from, longest - 1)) return null
  const [start, end] = [yearBefore(from), yearBefore(to)]
  const at = past.findIndex(({ monday }) => touches(monday, start, end))
  const week = past[at]
  if (!week || week.value === null || end > addDays(week.monday, 6)) return null
  const known = (weeks: Past) => weeks.flatMap(({ value }) => value ?? [])
  const near = [
    ...known(past.slice(Math.max(0, at - beside), at)),
    ...known(past.slice(at + 1, at + 1 + beside)),
  ]
  if (near.length < fewest) return null
  // The median: a feast of its own, like Christmas, may stand beside it.
  const usual = median(near)
  if (usual <= 0) return null
  const chance = median(near.map((value) => Math.abs(value / usual - 1)))
  const ratio = week.value / usual
  return {
    ratio: Math.min(bounds.up, Math.max(bounds.down, ratio)),
    monday: week.monday,
    stands: Math.abs(ratio - 1) >= Math.max(least, timesChance * chance),
  }
}

/** "a semana de 08/12/2025, que teve essa data, vendeu 38% mais que as vizinhas" */
export const yearAgoWords = ({ ratio, monday, stands }: FeastYearAgo): string =>
  `a semana de ${shortDay(monday)}/${monday.slice(0, 4)}, que teve essa data, ${
    stands
      ? `vendeu ${formatNumber(Math.round(Math.abs(ratio - 1) * 100))}% ${ratio > 1 ? 'mais' : 'menos'} que as vizinhas`
      : 'não se distinguiu das vizinhas'
  }`

/** What one year is worth. */
export const oneYear = 'é um ano só: trate como teto de compra do que guarda e reponha o que estraga no dia'
