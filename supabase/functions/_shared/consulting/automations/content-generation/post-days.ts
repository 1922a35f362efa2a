/** The days and hours on which a calendar posts, before any post is moved to a date. */
import { weekdayOf } from '../../base/calendar.ts'
import { EngineError } from '../../base/errors.ts'
import { isDayOff, isEve } from '../../base/holidays.ts'
import { holdsOn, isScoped } from '../../base/request/held-days.ts'
import type { Brief } from './brief.ts'
import type { MenuIdea } from './menu-idea.ts'
import { closedDays, knowsDays, withinPeriods } from './opening-days.ts'
import { paceOf } from './pace.ts'
import { type Slot, schedule } from './schedule.ts'
import { weakDaysOf } from './weak-day.ts'

const postsPromised = 30

export type PostDays = {
  /** The posts' days, each "yyyy-mm-dd" with an hour of the day, in order. */
  usual: Slot[]
  /** The first and the last of these days. */
  span: { from: string; to: string }
  /** Weekdays of the dishes that come once a week, 0 Sunday … 6 Saturday. */
  specialDays: readonly number[]
  /** Whether the house has said on which days it opens. */
  daysKnown: boolean
  isClosed: (day: string) => boolean
  /** Whether a date of a day may get a post: the house opens, and its owner wants the day covered. */
  mayPost: (day: string) => boolean
}

/**
 * @param special ideas about what is sold on some weekdays only
 * @throws EngineError `impossible_restrictions` if the house hardly opens
 */
export function postDays(
  { context, requirements, frequency }: Brief,
  special: readonly MenuIdea[],
): PostDays {
  const { postRules, periods, count } = requirements
  const wanted = Math.max(1, Math.min(postsPromised, count?.most ?? postsPromised))
  const isClosed = closedDays(context, requirements)
  const isSilent = (day: string) =>
    postRules.some(
      (rule) =>
        (rule.what === 'noPosts' && isScoped(rule) && holdsOn(rule, day)) ||
        (rule.what === 'noPostsOnEves' && isEve(day)) ||
        (rule.what === 'noPostsOnHolidays' && isDayOff(day)),
    )
  const daysKnown = knowsDays(context, requirements)
  const specialDays = [
    ...new Set(special.filter(({ every = 0 }) => every < 7).flatMap(({ weekdays = [] }) => weekdays)),
  ]
  const days = {
    isClosed,
    isSilent,
    daysKnown,
    special: specialDays,
    ...paceOf(postRules, weakDaysOf(context)),
  }
  const inPeriods = withinPeriods(periods)
  const covered = schedule(frequency, context.today, wanted, { ...days, isWithin: inPeriods })
  // Periods without a single day to post on are left aside: an empty calendar would help nobody.
  const isWithin = covered.length > 0 ? inPeriods : () => true
  const usual = covered.length > 0 ? covered : schedule(frequency, context.today, wanted, days)
  if (usual.length < wanted && periods.length === 0) {
    throw new EngineError(
      'impossible_restrictions',
      'A casa fica fechada em quase todos os dias do período: não há dias para as publicações.',
    )
  }
  return {
    usual,
    span: { from: usual[0]?.day ?? context.today, to: usual.at(-1)?.day ?? context.today },
    specialDays,
    daysKnown,
    isClosed,
    mayPost: (day) => !isClosed(day) && !isSilent(day) && isWithin(day),
  }
}

/** Whether the house has a weekly dish on the weekday of a day. */
export const isSpecialDay = ({ specialDays }: Pick<PostDays, 'specialDays'>, day: string): boolean =>
  specialDays.includes(weekdayOf(day))
