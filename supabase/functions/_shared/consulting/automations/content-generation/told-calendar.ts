/** A written calendar, and how the lists beside it are worded. */
import { weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { fillChoices } from '../../base/language/choices.ts'
import type { Placed } from './dates.ts'
import type { Written } from './write-post.ts'

export type ToldCalendar = {
  context: EngineContext
  posts: readonly Written[]
  /** Items that are sold on some weekdays only. */
  weekly: readonly string[]
  /** Items that could have had a post, and have none. */
  left: readonly string[]
  /** What stands for a date. */
  places: readonly Placed[]
  isClosed: (day: string) => boolean
  accent: boolean
}

/** "sábado", "quinta" */
export const shortWeekday = (day: string) => (weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')

/** Fills the choices and fields of a wording for a house. */
export function say(
  { context }: ToldCalendar,
  text: string,
  fields: Readonly<Record<string, string>> = {},
): string {
  return fillChoices(text, context.restaurant.name).replaceAll(
    /\{(\w+)\}/g,
    (all, key: string) => fields[key] ?? all,
  )
}
