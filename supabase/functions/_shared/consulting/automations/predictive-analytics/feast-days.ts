/**
 * A feast that lies in two weeks, by its days: Carnaval from Saturday to Ash Wednesday takes most of one week and little of
 * the next, and not the same of both every year.
 */
import { addDays, type Occasion, weekdayOf } from '../../base/calendar.ts'

/** Each day's usual share of a week, from Sunday on. */
export type Parts = readonly number[]

/** What each day of a feast sells relative to a usual one. */
export type FeastDays = { factor: number; lead: number; parts: Parts }

/** One week of an earlier feast relative to the weeks around it. */
export type SeenWeek = { monday: string; ratio: number; of: Pick<Occasion, 'from' | 'to'> }

/** Days before the calendar's first one that a feast of at least three may begin: the Friday of Carnaval. */
const leads = [0, 1] as const
const least = 0.05

const evenParts: Parts = [0, 1, 2, 3, 4, 5, 6].map(() => 1 / 7)
const partsOr = (parts: Parts) => (parts.length === 7 ? parts : evenParts)

export const daysOfWeek = (monday: string) => [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset))

/** The part of a week's sales on open days that some of its days make. */
export function shareOfDays(
  monday: string,
  includes: (day: string) => boolean,
  parts: Parts,
  isOpen: (day: string) => boolean = () => true,
): number {
  const weigh = (days: readonly string[]) =>
    days.reduce((sum, day) => sum + (partsOr(parts)[weekdayOf(day)] ?? 0), 0)
  const open = daysOfWeek(monday).filter(isOpen)
  const all = weigh(open)
  return all === 0 ? 0 : weigh(open.filter(includes)) / all
}

const within = ({ from, to }: Pick<Occasion, 'from' | 'to'>, lead: number) => {
  const first = addDays(from, -lead)
  return (day: string) => day >= first && day <= to
}

/** Whether a feast lies in more than one week from Monday on. */
export const touchesTwoWeeks = ({ from, to }: Pick<Occasion, 'from' | 'to'>): boolean =>
  addDays(from, (7 - weekdayOf(from)) % 7) < to

/** The factor of a feast's days that fits its weeks best; null where its days sell nothing in a usual week. */
export function feastDaysOf(weeks: readonly SeenWeek[], parts: Parts): FeastDays | null {
  const fits = leads.flatMap((lead) => {
    const points = weeks.map(({ monday, ratio, of }) => ({
      share: shareOfDays(monday, within(of, lead), parts),
      change: ratio - 1,
    }))
    const squares = points.reduce((sum, { share }) => sum + share ** 2, 0)
    if (squares === 0) return []
    const slope = points.reduce((sum, { share, change }) => sum + share * change, 0) / squares
    const factor = Math.max(least, 1 + slope)
    const miss = points.reduce((sum, { share, change }) => sum + (change - share * (factor - 1)) ** 2, 0)
    return [{ factor, lead, parts, miss }]
  })
  const [best] = fits.toSorted((a, b) => a.miss - b.miss)
  return best ? { factor: best.factor, lead: best.lead, parts: best.parts } : null
}

/** What a feast makes of a week, on the days on which the house is open. */
export const feastOnWeek = (
  of: Pick<Occasion, 'from' | 'to'>,
  { factor, lead, parts }: FeastDays,
  monday: string,
  isOpen?: (day: string) => boolean,
): number => 1 + (factor - 1) * shareOfDays(monday, within(of, lead), parts, isOpen)
