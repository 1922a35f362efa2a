/** The calendar of the agenda: weeks, and where workshops stand in a day. Days are Fortaleza's, yyyy-mm-dd. */
import { dayInFortaleza, instantInFortaleza, parseTimestamp } from '@/domain/calendar'

const dayMs = 86_400_000

const asUtc = (day: string) => new Date(`${day}T00:00:00Z`)

export function addDays(day: string, days: number): string {
  return new Date(asUtc(day).getTime() + days * dayMs).toISOString().slice(0, 10)
}

/** 1 is Monday. */
export const weekdayOf = (day: string): number => asUtc(day).getUTCDay() || 7

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(asUtc(text).getTime())

/** The seven days from a Monday. */
export const daysFrom = (monday: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n))

/** Hours between midnight of a day and an instant; below 0 or above 24 on another day. */
export function hoursInto(day: string, instant: string): number {
  const midnight = Date.parse(instantInFortaleza(day, '00:00'))
  return (parseTimestamp(instant).getTime() - midnight) / 3_600_000
}

export const dayOf = (instant: string): string => dayInFortaleza(parseTimestamp(instant))

export type Span = { from: number; to: number }

/** A place beside others at the same time: the lane, and how many there are. */
export type Placed<Item> = { item: Item; lane: number; lanes: number }

/** Puts items that overlap beside each other. Items are in the order of their start. */
export function placeSideBySide<Item extends Span>(items: readonly Item[]): Placed<Item>[] {
  const placed: Placed<Item>[] = []
  let group: Placed<Item>[] = []
  let ends: number[] = []
  const close = () => {
    for (const one of group) one.lanes = ends.length
    group = []
    ends = []
  }
  for (const item of items) {
    if (ends.every((end) => end <= item.from)) close()
    const open = ends.findIndex((end) => end <= item.from)
    const lane = open === -1 ? ends.length : open
    ends[lane] = item.to
    const one = { item, lane, lanes: 1 }
    group.push(one)
    placed.push(one)
  }
  close()
  return placed
}
