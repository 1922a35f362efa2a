import { daysBetween } from '../../base/calendar.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { longestTest } from './back-test.ts'

/** Weeks that are forecast in any case, by whether the sheet has few weeks. */
const usual = { short: 4, long: 8, longFrom: 16 } as const

/** Furthest that a stated period moves the end of the forecast, in weeks and as a share of the sheet. */
const furthest = { weeks: 16, share: 1 / 3 } as const

/** Most weeks between the sheet and the request; of an older sheet the missing weeks are asked for. */
const mostOver = 2

/** Weeks that the back-test looks ahead, and weeks that are shown: further ones have a range that grows with the distance. */
export type Horizon = { tested: number; shown: number }

/**
 * Weeks after the sheet to forecast: the usual ones from the day of the request on, and as far as a period that the
 * owner states, so that a question about January gets all of January.
 * @param count weeks of the sheet
 * @param sunday its last day
 */
export function horizonOf(
  count: number,
  sunday: string,
  today: string,
  dates: readonly WishOf<'date'>[],
): Horizon {
  const weeksTo = (day: string) => Math.ceil((daysBetween(sunday, day) - 1) / 7)
  // A sheet too short for three origins at the usual distance is tested nearer.
  const tested = Math.max(1, Math.min(count < usual.longFrom ? usual.short : usual.long, longestTest(count)))
  const over = Math.floor((daysBetween(sunday, today) - 1) / 7)
  const reach = Math.min(furthest.weeks, Math.floor(count * furthest.share))
  const stated = dates.flatMap(({ from, to }) =>
    from === undefined || weeksTo(from) > reach ? [] : [Math.min(reach, weeksTo(to ?? from))],
  )
  return { tested, shown: Math.max(tested + (over > 0 && over <= mostOver ? over : 0), ...stated) }
}
