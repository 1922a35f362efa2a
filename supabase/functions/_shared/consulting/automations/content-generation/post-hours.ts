/** The hour of a post, moved to suit what it is about. Hours are of the day, 0 to 23. */
import { weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { closingHour, opensLate } from './opening-days.ts'
import type { Slot } from './schedule.ts'
import type { Written } from './write-post.ts'

const evening = 17
const noon = 12

/** Most hours between the post of the day and what begins in its evening. */
const earliest = 5

/** Hours of a post about a dish of the day: before the table is decided, and earlier when nobody works. */
const morning = { working: 11, weekend: 9 }

/** Hours of a house's posts. @param slots all slots of its calendar */
export function postHours(
  context: EngineContext,
  requirements: Pick<Requirements, 'dates'>,
  slots: readonly Slot[],
) {
  const opensLateOn = opensLate(context)
  const closesAt = closingHour(context, requirements)
  return {
    /** In the morning, for a dish of the day. */
    early: (slot: Slot): Slot => ({
      ...slot,
      hour: opensLateOn(slot.day) || weekdayOf(slot.day) % 6 !== 0 ? morning.working : morning.weekend,
    }),
    /** A drink is spoken of at the end of the afternoon, where the day allows. */
    inEvening: (slot: Slot): Slot => {
      const closes = closesAt(slot.day)
      const alone = slots.filter(({ day }) => day === slot.day).length === 1
      const late = slot.hour < evening && alone && (closes === null || closes >= evening + 2)
      return late ? { ...slot, hour: evening } : slot
    },
    /** Before what begins on the day, at an hour that may have a fraction. */
    beforeIt: (slot: Slot, at: number | undefined): Slot => {
      if (at === undefined) return slot
      const alone = slots.filter(({ day }) => day === slot.day).length === 1
      // Some hours before it, as the report advises: at noon nobody decides on the evening.
      const isEarly = alone && at >= evening && slot.hour < at - earliest
      return slot.hour <= at - 2 && !isEarly ? slot : { ...slot, hour: Math.max(9, Math.floor(at) - 3) }
    },
  }
}

/** A post of a drink with alcohol, at noon if it came earlier. */
export const fromNoon = (post: Written): Written =>
  post.alcohol && post.hour < noon ? { ...post, hour: noon } : post

/**
 * A post at the very minute at which the door opens invites nobody and shows nothing: it goes an hour ahead, and a drink,
 * which no morning sees, an hour later.
 */
export const besideOpening =
  ({ house }: Pick<EngineContext, 'house'>) =>
  (post: Written): Written => {
    const from = house.settings.opening[String(weekdayOf(post.day))]?.from
    if (from !== `${String(post.hour).padStart(2, '0')}:00`) return post
    return { ...post, hour: post.alcohol && post.hour <= noon ? post.hour + 1 : post.hour - 1 }
  }
