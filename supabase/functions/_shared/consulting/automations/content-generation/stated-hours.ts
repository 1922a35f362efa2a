/** Opening hours that the owner writes among the restrictions or the dates, where `/casa` holds none. */
import type { EngineContext } from '../../base/context.ts'
import { openHours } from '../../base/request/calendar-wishes.ts'
import type { Requirements } from '../../base/request/requirements.ts'

const clock = (hour: number) =>
  `${String(Math.floor(hour) % 24).padStart(2, '0')}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

/** From this many days with hours on, the owner has filled in the week: a day without hours counts as closed. */
const filledWeek = 1

/** Weekdays without hours in a week that has been filled in. */
export function daysUnsaid({ settings: { opening } }: EngineContext['house']): number[] {
  const open = Object.values(opening).filter((hours) => hours !== null)
  return open.length < filledWeek
    ? []
    : [0, 1, 2, 3, 4, 5, 6].filter((weekday) => opening[String(weekday)] === undefined)
}

export function withStatedHours(context: EngineContext, { hours, dates }: Requirements): EngineContext {
  const { house } = context
  const unsaid = daysUnsaid(house).filter(
    (weekday) => !dates.some(({ weekdays, closed }) => !closed && weekdays?.includes(weekday)),
  )
  if (unsaid.length > 0) {
    const opening = {
      ...house.settings.opening,
      ...Object.fromEntries(unsaid.map((day) => [String(day), null])),
    }
    return { ...context, house: { ...house, settings: { ...house.settings, opening } } }
  }
  const stated = hours.find(({ what }) => what === openHours)
  if (!stated || Object.keys(house.settings.opening).length > 0) return context
  const closed = new Set(dates.flatMap((date) => (date.closed ? (date.weekdays ?? []) : [])))
  const open = { from: clock(stated.start), to: clock(stated.end) }
  const opening = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => [String(weekday), closed.has(weekday) ? null : open]),
  )
  return { ...context, house: { ...house, settings: { ...house.settings, opening } } }
}
