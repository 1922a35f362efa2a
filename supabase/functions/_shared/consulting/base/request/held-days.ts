/** The days that a wish holds on: a span, weekdays, both, or always. */
import { weekdayOf } from '../calendar.ts'

export type HeldDays = { from?: string | undefined; to?: string | undefined; weekdays?: number[] | undefined }

/** Whether it holds on a day. */
export const holdsOn = ({ from, to, weekdays }: HeldDays, day: string): boolean =>
  (from === undefined || day >= from) &&
  (to === undefined || day <= to) &&
  (weekdays === undefined || weekdays.includes(weekdayOf(day)))

/** Whether it holds on certain days only. */
export const isScoped = ({ from, to, weekdays }: HeldDays): boolean =>
  from !== undefined || to !== undefined || weekdays !== undefined

const each = /(?<!\p{L})(?:tod[oa]s?|cada|semanal\p{L}*|por semana)(?!\p{L})/iu

/** Whether weekdays are meant week after week: "buchada todo sábado, um post por semana". */
export const isEveryWeek = ({ weekdays, text }: HeldDays & { text: string }): boolean =>
  weekdays !== undefined && each.test(text)
