/**
 * Holidays on which the house closed before and closes again. A week of the sheet that lacks such a day already shows the
 * closing; to take the day off once more would count it twice.
 */
import { addDays, daysBetween, occasionsWithin, weekdayOf } from '../../base/calendar.ts'
import { coversDay } from '../../base/request/closed-days.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { median } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import { daysOfWeek, type Parts } from './feast-days.ts'

/** Days ahead in which a closing may be stated. */
const ahead = 200
/** Longest closing that is a holiday and no holidays of the house. */
const longest = 7
/** The most that a week with closed days is raised. */
const mostMissing = 0.5

/** The days of the house's closings to come that are stated by date. */
function closedAhead(dates: readonly WishOf<'date'>[], today: string): string[] {
  return dates.flatMap((date) => {
    const { from, to = from, closed, item, weekdays, days, weeks } = date
    if (!closed || item !== undefined || days !== undefined || weeks !== undefined) return []
    if (from === undefined || to === undefined || to < today || from > addDays(today, ahead)) return []
    const length = daysBetween(from, to)
    if (length > longest) return []
    return Array.from({ length }, (_, at) => addDays(from, at)).filter(
      (day) => weekdays === undefined || coversDay(date, day),
    )
  })
}

/** The same day of earlier years: by its date, or by its place in a feast that moves. */
function sameDays(day: string, first: string): string[] {
  const year = Number(day.slice(0, 4))
  const fixed = [year - 1, year - 2, year - 3].map((one) => `${one}${day.slice(4)}`)
  const [feast] = occasionsWithin(day, day).filter(({ kind }) => kind === 'date')
  if (!feast) return fixed.filter((one) => one >= first)
  const place = daysBetween(feast.from, day) - 1
  const moved = occasionsWithin(first, addDays(feast.from, -60))
    .filter(({ name }) => name === feast.name)
    .map(({ from }) => addDays(from, place))
  return [...new Set(moved.length > 0 ? moved : fixed)].filter((one) => one >= first)
}

/** A sheet of whole weeks shows a closed day as a fall from the weeks beside it; less than this share of a day is chance. */
const plainFall = 0.6
const aDay = 1 / 7

/** The weeks of a sheet without days that fell, on a closed day of theirs, by about that day. */
function fallenWeeks(weeks: Sales['weeks'], shut: ReadonlySet<string>): Set<string> {
  const holds = (monday: string) => daysOfWeek(monday).filter((day) => shut.has(day)).length
  return new Set(
    weeks.flatMap(({ monday, units }, at) => {
      const closed = holds(monday)
      const beside = [at - 2, at - 1, at + 1, at + 2].flatMap((other) => {
        const week = weeks[other]
        return week && holds(week.monday) === 0 ? [week.units] : []
      })
      if (closed === 0 || beside.length < 2) return []
      return units <= median(beside) * (1 - plainFall * aDay * closed) ? [monday] : []
    }),
  )
}

/** The factor that makes a past week one in which the house opened on those days; 1 for any other week. */
export function openedAgain(
  weeks: Sales['weeks'],
  dates: readonly WishOf<'date'>[],
  today: string,
  parts: Parts,
): (monday: string) => number {
  const usual = Math.round(median(weeks.map(({ days }) => days)))
  const shut = new Set(closedAhead(dates, today).flatMap((day) => sameDays(day, weeks[0]?.monday ?? today)))
  const missing = new Map(weeks.map(({ monday, days }) => [monday, usual - days]))
  if (usual < 2) {
    const fallen = fallenWeeks(weeks, shut)
    return (monday) => {
      const lost = fallen.has(monday) ? daysOfWeek(monday).filter((day) => shut.has(day)).length * aDay : 0
      return 1 / (1 - Math.min(mostMissing, lost))
    }
  }
  return (monday) => {
    const lacking = missing.get(monday) ?? 0
    if (lacking <= 0 || usual < 2) return 1
    const lost = daysOfWeek(monday)
      .filter((day) => shut.has(day))
      .slice(0, lacking)
      .reduce((sum, day) => sum + (parts[weekdayOf(day)] ?? 0), 0)
    return 1 / (1 - Math.min(mostMissing, lost))
  }
}
