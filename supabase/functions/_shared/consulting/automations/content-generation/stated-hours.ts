/** Opening hours that the owner writes among the restrictions or the dates, where `/casa` holds none. */
import type { EngineContext } from '../../base/context.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { openHours } from '../../base/request/wish.ts'

const clock = (hour: number) =>
  `${String(Math.floor(hour) % 24).padStart(2, '0')}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

export function withStatedHours(context: EngineContext, { hours, dates }: Requirements): EngineContext {
  const { house } = context
  const stated = hours.find(({ what }) => what === openHours)
  if (!stated || Object.keys(house.settings.opening).length > 0) return context
  const closed = new Set(dates.flatMap((date) => (date.closed ? (date.weekdays ?? []) : [])))
  const open = { from: clock(stated.start), to: clock(stated.end) }
  const opening = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => [String(weekday), closed.has(weekday) ? null : open]),
  )
  return { ...context, house: { ...house, settings: { ...house.settings, opening } } }
}
