import { weekdayOf } from '../calendar.ts'
import type { WishOf } from './wish.ts'

const covers = ({ from, to, weekdays }: WishOf<'date'>, day: string) =>
  weekdays?.includes(weekdayOf(day)) || (from !== undefined && day >= from && day <= (to ?? from))

/** Whether the owner states that the house is closed on a day. */
export const isClosedOn = (dates: readonly WishOf<'date'>[], day: string): boolean =>
  dates.some((date) => date.closed && date.days === undefined && covers(date, day))
