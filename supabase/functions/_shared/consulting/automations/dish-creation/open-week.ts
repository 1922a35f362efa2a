/** The house's week: the days on which it opens, prepares bases and starts new dishes. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { House } from '../../base/house/house.ts'

/** Assumed closed on Monday if the house does not say. */
const assumed: readonly number[] = [2, 3, 4, 5, 6, 0]

/** From this number of weekdays with hours on, the week is known. */
const fewestGiven = 3

export const knowsOpening = ({ settings }: Pick<House, 'settings'>): boolean =>
  Object.keys(settings.opening).length > 0

/** The open weekdays (0 Sunday … 6 Saturday), starting after the closed day. */
export function openDaysOf(house: Pick<House, 'settings'>): number[] {
  if (!knowsOpening(house)) return [...assumed]
  const { opening } = house.settings
  // A house that gives the hours of several days is closed on the others; of one or two it says nothing more.
  const given = Object.values(opening).filter((hours) => hours !== null && hours !== undefined).length
  const isShut = (day: number) =>
    opening[String(day)] === null || (given >= fewestGiven && opening[String(day)] === undefined)
  const open = [1, 2, 3, 4, 5, 6, 0].filter((day) => !isShut(day))
  const first = open.findIndex((day) => isShut((day + 6) % 7))
  return first <= 0 ? open : [...open.slice(first), ...open.slice(0, first)]
}

/** Hour by which a house that only serves lunch has closed. */
const endOfLunch = '16:30'

/** Whether the house only opens for lunch, when families and people at work eat. */
export const servesOnlyLunch = ({ settings }: Pick<House, 'settings'>): boolean => {
  const hours = Object.values(settings.opening).flatMap((one) => one ?? [])
  return (
    hours.length >= fewestGiven &&
    hours.every(({ from, to }) => from < to && from >= '10:00' && to <= endOfLunch)
  )
}

/** The days on which a base with this shelf life is made, so that it is never older; the day itself counts. */
export function prepDays(open: readonly number[], keeps: number): number[] {
  const [first] = open
  if (first === undefined) return []
  const since = (day: number) => (day - first + 7) % 7
  const days: number[] = []
  for (const day of open) {
    const last = days.at(-1)
    if (last === undefined || since(day) - since(last) >= keeps) days.push(day)
  }
  // The same number of batches, evenly spread, if none then exceeds its shelf life.
  const even = days.flatMap((_, index) => open[Math.floor((index * open.length) / days.length)] ?? [])
  const isFresh = open.every((day) =>
    even.some((made) => since(made) <= since(day) && since(day) - since(made) < keeps),
  )
  return isFresh ? even : days
}

/** Tuesday, else Wednesday or Thursday: a kitchen learns new dishes before its busy days. */
const quiet: readonly number[] = [2, 3, 4]

/** No new dish starts between Christmas and Epiphany. */
const isFestive = (day: string) => day.slice(5) >= '12-18' || day.slice(5) <= '01-06'

/** The first quiet open day on or after this one. */
export function launchDay(from: string, open: readonly number[]): string {
  const days = Array.from({ length: 42 }, (_, offset) => addDays(from, offset)).filter((day) =>
    open.includes(weekdayOf(day)),
  )
  const calm = days.filter((day) => !isFestive(day))
  const [best] = quiet.flatMap((weekday) => calm.find((day) => weekdayOf(day) === weekday) ?? [])
  return best ?? calm[0] ?? days[0] ?? from
}
