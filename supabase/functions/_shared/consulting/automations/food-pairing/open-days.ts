import type { EngineContext } from '../../base/context.ts'

/** Open days of a week; assumes six if the house does not say. */
export function openDaysAWeek({ house, sheet }: EngineContext): number {
  const { opening } = house.settings
  const named = new Set(
    sheet.wishes.flatMap((wish) => (wish.kind === 'date' && wish.closed ? (wish.weekdays ?? []) : [])),
  )
  const closed = Object.values(opening).filter((hours) => hours === null).length
  return Object.keys(opening).length > 0 ? 7 - closed : named.size > 0 ? 7 - named.size : 6
}
