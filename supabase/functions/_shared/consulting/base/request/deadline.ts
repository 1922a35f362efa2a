/** The day by which something must be ready. */
import { addDays } from '../calendar.ts'
import type { RequestSheet } from './request-sheet.ts'

/** The earliest deadline of a request, yyyy-mm-dd; null if the owner names no day. */
export const deadlineIn = ({ wishes }: Pick<RequestSheet, 'wishes'>): string | null =>
  wishes.flatMap((wish) => (wish.kind === 'deadline' ? (wish.by ?? []) : [])).toSorted()[0] ?? null

/** The last open day up to a deadline, but not before tomorrow. */
export function lastDayBefore(by: string, today: string, opens: (day: string) => boolean): string {
  let day = by
  while (day > today && !opens(day)) day = addDays(day, -1)
  return day > today ? day : addDays(today, 1)
}
