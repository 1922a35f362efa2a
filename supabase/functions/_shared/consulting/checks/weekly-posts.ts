/** How many weeks of a calendar have a post on one weekday. */
import { daysBetween, weekdayOf } from '../base/calendar.ts'

/** Weeks between the first and the last of all days, and those of `own` that fall on the weekday (0 Sunday … 6 Saturday). */
export function weeksOf(weekday: number, all: readonly string[], own: readonly string[]) {
  const days = all.toSorted()
  return {
    weeks: Math.floor((daysBetween(days[0] ?? '', days.at(-1) ?? '') + 1) / 7),
    posted: new Set(own.filter((day) => weekdayOf(day) === weekday)).size,
  }
}

/** Whether that is week after week: a closed day, or a day of a feast, leaves one or two out. */
export const isWeekly = ({ weeks, posted }: ReturnType<typeof weeksOf>): boolean =>
  weeks > 0 && posted >= weeks - 2 && posted * 3 >= weeks * 2
