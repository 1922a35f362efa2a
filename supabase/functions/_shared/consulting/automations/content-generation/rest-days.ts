/** Days on which the house is closed: its posts tell, and none invites for the same day. */
import { addDays, daysBetween, shortDay } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Slot } from './schedule.ts'
import { isPickUp } from './season-end.ts'
import type { NoticeKind } from './tables/rest-lines.ts'
import { shortWeekday } from './told-calendar.ts'

/** Most days within which the next open day is searched. */
const farthest = 60

/** The first open day after a day. */
export function nextOpen(day: string, isClosed: (day: string) => boolean): string {
  for (let ahead = 1; ahead <= farthest; ahead += 1)
    if (!isClosed(addDays(day, ahead))) return addDays(day, ahead)
  return addDays(day, 1)
}

/** Fills `{back}`, `{Back}` and `{dia}` with a day: "na sexta, 12/02". */
export function withReturn(text: string, back: string): string {
  const weekday = shortWeekday(back)
  const day = `${weekday}, ${shortDay(back)}`
  const on = `${/^(?:s[aá]bado|domingo)$/.test(weekday) ? 'no' : 'na'} ${day}`
  return text.replaceAll('{back}', on).replaceAll('{Back}', capitalize(on)).replaceAll('{dia}', day)
}

const isOnlyFeast =
  /^(?:o |a |dia de |v[ée]spera de )?(?:natal|r[ée]veillon|ano[- ]novo|virada|confraterniza[çc][ãa]o universal)$/iu

/** Days on which many houses change their hours, and of which nobody has spoken. */
export function unansweredFeasts(
  dates: Requirements['dates'],
  span: { from: string; to: string },
  isClosed: (day: string) => boolean,
): string[] {
  const year = span.from.slice(0, 4)
  const next = String(Number(year) + 1)
  return [`${year}-12-24`, `${year}-12-25`, `${year}-12-31`, `${next}-01-01`].filter(
    (day) =>
      day >= span.from &&
      (day <= span.to || (day === `${next}-01-01` && span.to >= `${year}-12-30`)) &&
      !isClosed(day) &&
      !dates.some(
        ({ from, to = from, open, what, at, price, note }) =>
          // The name of a feast alone says nothing of the door; what is held on a day, is held with the house open.
          from !== undefined &&
          to !== undefined &&
          day >= from &&
          day <= to &&
          (open ||
            isPickUp(what) ||
            (day === from &&
              !(isOnlyFeast.test(what) && at === undefined && price === undefined && note === undefined))),
      ),
  )
}

/** A closure of certain days, not of a weekday, with what is beside it. */
export type Closure = {
  from: string
  to: string
  back: string
  name: string
  /** Days before the return on which nobody knows yet whether the house opens. */
  unsaid: readonly string[]
  /** The house opens, to these only: "só para hóspedes", "casamento fechado". */
  only?: string
}

/** The closures of a calendar; those that meet are one. */
export function closuresOf(
  dates: Requirements['dates'],
  { from, to }: { from: string; to: string },
  isClosed: (day: string) => boolean,
): Closure[] {
  // Nobody is told to come on a day on which the house may be closed.
  const unanswered = unansweredFeasts(dates, { from, to }, isClosed)
  const back = (day: string) => nextOpen(day, (one) => isClosed(one) || unanswered.includes(one))
  const found = dates
    .flatMap(({ closed, from: first, to: last = first, weekdays, days, what, only }) =>
      closed &&
      first !== undefined &&
      last !== undefined &&
      !weekdays &&
      days === undefined &&
      last >= from &&
      first <= addDays(to, 3)
        ? [
            {
              from: first,
              to: last,
              back: back(last),
              name: what,
              unsaid: unanswered,
              ...(only !== undefined && { only }),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.from.localeCompare(b.from))
  const joined: Closure[] = []
  for (const closure of found) {
    const last = joined.at(-1)
    // No open day between them, and nobody's evening among them.
    if (last && closure.from < last.back && last.only === undefined && closure.only === undefined) {
      last.to = closure.to > last.to ? closure.to : last.to
      last.back = back(last.to)
    } else joined.push(closure)
  }
  return joined
}

export type Notice = { closure: Closure; kind: NoticeKind }

/** Most days between the last post before a closure and its first day. */
const warned = 6

/** The posts that tell of closures: before, on the first day, on the last one, and on the return. */
export function placeNotices(
  slots: readonly Slot[],
  closures: readonly Closure[],
  isClosed: (day: string) => boolean,
  taken: (at: number) => boolean,
): Map<number, Notice> {
  const placed = new Map<number, Notice>()
  const free = (at: number) => !placed.has(at) && !taken(at)
  const last = (fits: (day: string) => boolean) => slots.findLastIndex(({ day }, at) => fits(day) && free(at))
  for (const closure of closures) {
    const { from, to, back } = closure
    const before = last((day) => day < from && !isClosed(day) && daysBetween(day, from) - 1 <= warned)
    if (before >= 0) placed.set(before, { closure, kind: 'before' })
    // A house full of its own guests is neither dark nor missed.
    if (closure.only !== undefined) continue
    const first = slots.findIndex(({ day }, at) => day >= from && day <= to && free(at))
    if (first >= 0) placed.set(first, { closure, kind: 'first' })
    const eve = last((day) => day > from && day < back && day > (slots[first]?.day ?? ''))
    if (eve >= 0 && daysBetween(from, to) > 2 && daysBetween(slots[eve]?.day ?? from, back) <= 3)
      placed.set(eve, { closure, kind: 'eve' })
    const again = slots.findIndex(({ day }, at) => day === back && free(at))
    if (again >= 0) placed.set(again, { closure, kind: 'back' })
  }
  return placed
}

const isEvent = (only: string) => !only.startsWith('só para ')

/** "fechamos de sexta, 05/02, a quinta, 11/02"; "na quinta, 31/12, a casa abre só para hóspedes" */
export function closedWords({ from, to, back, unsaid, only }: Closure): string {
  if (only !== undefined) {
    const on =
      from === to
        ? withReturn('{back}', from)
        : `de ${shortWeekday(from)}, ${shortDay(from)}, a ${shortWeekday(to)}, ${shortDay(to)}`
    return isEvent(only) ? `${on}, a casa recebe um evento fechado` : `${on}, a casa abre ${only}`
  }
  // A feast of which the owner has said nothing is not closed.
  let until = addDays(back, -1)
  while (until > from && unsaid.includes(until)) until = addDays(until, -1)
  const day = (one: string) => `${shortWeekday(one)}, ${shortDay(one)}`
  if (from === until)
    return `a casa fecha ${/^(?:s[aá]bado|domingo)$/.test(shortWeekday(from)) ? 'no' : 'na'} ${day(from)}`
  return addDays(from, 1) === until
    ? `a casa fecha ${day(from)}, e ${day(until)}`
    : `a casa fecha de ${day(from)}, a ${day(until)}`
}
