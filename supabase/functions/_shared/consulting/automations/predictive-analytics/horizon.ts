import { daysBetween } from '../../base/calendar.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { longestTest } from './back-test.ts'

/** Default number of weeks to forecast, for short and for long sheets. */
const usual = { short: 4, long: 8, longFrom: 16 } as const

/** Limits to which a stated period extends the forecast: in weeks, and as a share of the sheet. */
const furthest = { weeks: 22, share: 1 / 3 } as const

/** Weeks since the sheet's end that are made up for; for older sheets the report asks for the missing weeks. */
const mostOver = 2

/** Weeks ahead in the back-test, and weeks shown. Intervals beyond the test widen with the distance. */
export type Horizon = { tested: number; shown: number }

/**
 * Number of weeks to forecast: the default, counted from the day of the request, extended to the end of any period
 * that the owner mentions.
 * @param count weeks of the sheet
 * @param sunday its last day
 */
export function horizonOf(
  count: number,
  sunday: string,
  today: string,
  dates: readonly Pick<WishOf<'date'>, 'from' | 'to'>[],
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
