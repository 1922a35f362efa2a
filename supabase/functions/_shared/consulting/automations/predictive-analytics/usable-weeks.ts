/** The weeks of a sheet from which the models learn: a closed week says nothing about the house's usual sales. */
import type { WishOf } from '../../base/request/wish.ts'
import { type Episode, episodeIn, soughtBy } from './episodes.ts'
import { lostWeeks } from './lost-days.ts'
import type { Series } from './models.ts'
import type { Openings } from './open-days.ts'
import type { SheetWeeks } from './read-sheet.ts'
import { fewestWeeks, shortWeeks } from './weeks.ts'
import type { WholeDays } from './whole-days.ts'

/** Least share of a week's usual sales on its open days for the models to learn from it. */
const wholeEnough = 0.85

export type UsableWeeks = {
  /** Mondays of the weeks that show the closed days of a month. */
  lostDays: (wish: WishOf<'date'>) => string[]
  /** The weeks of the sheet that a statement about some weeks of a month means; null if it means none. */
  episodeOf: (wish: WishOf<'date'>) => Episode | null
  /** Whether a week of the sheet is left out. */
  isLeftOut: (monday: string) => boolean
  /** A value of each week of the period, by its index in the whole weeks; null for a gap and for a week left out. */
  seriesOf: (value: (at: number) => number | null) => Series
}

/** @param dates what the owner says of days of the whole house */
export function usableWeeks(
  { sales, weeks, mondays }: SheetWeeks,
  dates: readonly WishOf<'date'>[],
  openingOf: Openings,
  whole: WholeDays = () => 1,
): UsableWeeks {
  const lostDays = (wish: WishOf<'date'>) => lostWeeks(wish, weeks, mondays)
  const episodeOf = (wish: WishOf<'date'>) => {
    const sought = soughtBy(wish)
    return sought && episodeIn(weeks, sought)
  }
  /** A week whose closed days are known is made whole, and left out only if too little of it is left. */
  const isFilled = (monday: string) => (whole(monday) ?? 1) !== 1
  const shut = new Set([
    ...mondays.flatMap(({ monday }) => (whole(monday) === null ? [monday] : [])),
    ...dates.flatMap((date) => (date.leftOut || date.like ? (episodeOf(date)?.mondays ?? []) : [])),
    ...mondays.flatMap(({ monday }) =>
      openingOf(monday, 'dates').share < wholeEnough && !isFilled(monday) ? [monday] : [],
    ),
    ...dates.flatMap((date) => (date.days === undefined ? [] : lostDays(date))),
    ...(sales.weekdays.length > 1 ? shortWeeks(weeks).filter((monday) => !isFilled(monday)) : []),
  ])
  // If too few would be left, all of them count: a forecast from closed weeks is better than none.
  const isEnough = weeks.filter(({ monday }) => !shut.has(monday)).length >= fewestWeeks
  const isLeftOut = (monday: string) => isEnough && shut.has(monday)
  return {
    lostDays,
    episodeOf,
    isLeftOut,
    seriesOf: (value) => mondays.map(({ at, monday }) => (at < 0 || isLeftOut(monday) ? null : value(at))),
  }
}
