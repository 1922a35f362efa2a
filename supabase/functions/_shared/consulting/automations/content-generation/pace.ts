/** How many posts a week the owner wants, and on which days more. */
import { holdsOn } from '../../base/request/held-days.ts'
import type { Requirements } from '../../base/request/requirements.ts'

export type Pace = {
  /** Posts a week on the days of a span; null where the wizard's answer holds. */
  perWeek: (day: string) => number | null
  /** Weekdays that come first. */
  prefer: readonly number[]
}

/** @param weak weekdays for which the owner asks what to publish */
export function paceOf(rules: Requirements['postRules'], weak: readonly number[] = []): Pace {
  const paces = rules.filter(({ what, most }) => what === 'perWeek' && most)
  const scoped = paces.filter(({ from }) => from !== undefined)
  const always = paces.filter(({ from }) => from === undefined)
  return {
    perWeek: (day) => [...scoped, ...always].find((rule) => holdsOn(rule, day))?.most ?? null,
    prefer: [
      ...rules.flatMap(({ what, weekdays }) =>
        what === 'moreOn' || what === 'inLanguage' ? (weekdays ?? []) : [],
      ),
      ...weak,
    ],
  }
}
