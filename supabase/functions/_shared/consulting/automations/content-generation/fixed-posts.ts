/** The slots of a calendar, and the posts that their days fix: those of dates, and notices of closures. */

import { shortDay } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import { isOnTheSand, sandHours } from './beach.ts'
import type { Brief } from './brief.ts'
import { type Dated, type Placed, placeDates, sellsPlaces } from './dates.ts'
import { servesByDay } from './lunch-items.ts'
import { closingHour, isPartWeek } from './opening-days.ts'
import { isSpecialDay, type PostDays } from './post-days.ts'
import { type Closure, closuresOf, type Notice, placeNotices } from './rest-days.ts'
import { messageSlots, moveTo, type Slot, withinHours } from './schedule.ts'
import { eveningsAtTable } from './weekly-runs.ts'

export type FixedPosts = {
  /** Day and hour of every post, in order. */
  slots: Slot[]
  /** The day of the last post. */
  to: string
  /** Dates and notices by the index of their slot; no slot has both. */
  places: Map<number, Placed>
  notices: Map<number, Notice>
  closures: Closure[]
  /** Weekly events that the post of their day only names, by the day. */
  evenings: Map<string, Dated>
}

export function fixedPosts(
  { context, requirements, menu, ownDates }: Brief,
  { usual, span, specialDays, isClosed, mayPost }: PostDays,
  dates: readonly Dated[],
): FixedPosts {
  const returns = closuresOf(ownDates, span, isClosed).map(({ back }) => back)
  const evenings = eveningsAtTable(dates, (day) => returns.includes(day))
  const slots = withinHours(
    moveTo(
      usual,
      dates.map(({ day }) => day),
      (day) => !mayPost(day),
      specialDays,
    ),
    closingHour(context, requirements),
    isOnTheSand(context.restaurant) || servesByDay(menu) ? sandHours : undefined,
  )
  const to = slots.at(-1)?.day ?? context.today
  const places = placeDates(slots, dates, specialDays, requirements.postTopics, isClosed)
  const closures = closuresOf(ownDates, { from: span.from, to }, isClosed)
  // A timetable among the posts tells of them ahead.
  const timetables = [...places.values()].flatMap(({ date, when }) =>
    when === 'ahead' ? (date.timetable ?? []) : [],
  )
  const isTold = ({ from }: Closure) => timetables.some((row) => row.includes(shortDay(from)))
  // A house of few days has its posts on the others: a notice may stand on any of them.
  const isOff = isPartWeek(context.house) ? () => false : isClosed
  const placed = placeNotices(slots, closures, isOff, (at) => places.has(at))
  const notices = new Map(
    [...placed].filter(([, { closure, kind }]) => kind !== 'before' || !isTold(closure)),
  )
  return { slots, to, places, notices, closures, evenings }
}

/** The last day of each dish or drink that one of the posted dates launches. */
export const launchesOf = ({ places }: FixedPosts): Map<string, string> =>
  new Map(
    [...places.values()].flatMap(({ date }) =>
      date.item && !date.weekly ? [[date.item.name, date.to] as const] : [],
    ),
  )

/** What the post of a date is worth to the WhatsApp list; 0 never goes. The day itself counts most. */
function worthOf({ date, when }: Placed): number {
  if (when === 'after' || (!date.own && !sellsPlaces(date))) return 0
  if (date.weekly) return 2
  return when === 'day' ? 4 : 3
}

/** The slots whose posts also go to the WhatsApp list. */
export function listMessages({ slots, places }: FixedPosts, days: PostDays): Set<number> {
  return messageSlots(slots, (at) => {
    const placed = places.get(at)
    if (placed) return worthOf(placed)
    const { day = '' } = slots[at] ?? {}
    return isSpecialDay(days, day) && !isHoliday(day) ? 1 : 0
  })
}
