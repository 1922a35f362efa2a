/** The days of the first steps, where the owner says when all must be ready. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { deadlineIn } from '../../base/request/deadline.ts'
import type { PairingMenu } from './schema.ts'

/** Steps in their order, with the part of the time until the deadline at which each is due. */
const shares = { confirm: 0.25, buy: 0.4, print: 0.65, train: 0.85, offer: 1 } as const
export type Step = keyof typeof shares

const names = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']

const dayMs = 86_400_000
const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The steps' days, yyyy-mm-dd: open days of the house, the last on the deadline. Undefined without a deadline to come. */
export function scheduleOf({ sheet, today, house }: EngineContext): PairingMenu['schedule'] {
  const by = deadlineIn(sheet)
  if (by === null || by <= today) return undefined
  const { opening } = house.settings
  const isOpen = (day: string) => {
    const hours: unknown = Reflect.get(opening, String(weekdayOf(day)))
    return Object.keys(opening).length === 0 ? weekdayOf(day) !== 0 : hours !== undefined && hours !== null
  }
  const on = (share: number) => {
    let day = addDays(today, Math.max(1, Math.floor(between(today, by) * share)))
    while (day > addDays(today, 1) && share < 1 && !isOpen(day)) day = addDays(day, -1)
    return day
  }
  return {
    by,
    confirm: on(shares.confirm),
    buy: on(shares.buy),
    print: on(shares.print),
    train: on(shares.train),
    offer: by,
  }
}

/** "qui., 04/02" */
export const dayWords = (day: string): string =>
  `${names[weekdayOf(day)] ?? ''}, ${day.slice(8)}/${day.slice(5, 7)}`
