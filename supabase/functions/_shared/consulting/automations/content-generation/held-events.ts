/** What the house holds on certain days: weekly music, and combos on their days. */
import { addDays, daysBetween, weekdayOf } from '../../base/calendar.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { type Dated, spelled } from './dates.ts'

type Span = { from: string; to: string }

const daysOf = ({ from, to }: Span) =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at))

const bare = { ahead: null, text: null, need: '', own: true, item: null } as const

/** Each day of a weekly event that is no dish of the menu. */
export function weeklyEvents(
  dates: Requirements['dates'],
  span: Span,
  menu: readonly HouseItem[],
  mayHold: (day: string) => boolean,
): Dated[] {
  return dates.flatMap(({ what, weekdays, closed, at, price, per, note }): Dated[] => {
    if (closed || weekdays === undefined || menu.some((item) => namesItem(what, item))) return []
    return daysOf(span)
      .filter((day) => weekdays.includes(weekdayOf(day)) && mayHold(day))
      .map((day) => ({
        ...bare,
        day,
        to: day,
        name: what,
        said: spelled(what),
        weekly: true,
        ...(at !== undefined && { at }),
        ...(price !== undefined && { price }),
        ...(per !== undefined && { per }),
        ...(note !== undefined && { note }),
      }))
  })
}

/** The days of combos that have days. */
export function comboDates(
  combos: Requirements['combos'],
  span: Span,
  mayHold: (day: string) => boolean,
): Dated[] {
  return combos.flatMap(({ what, of = '', price, from, to = from, weekdays }): Dated[] => {
    const days = daysOf(span).filter((day) =>
      from !== undefined && to !== undefined
        ? day >= from && day <= to
        : (weekdays?.includes(weekdayOf(day)) ?? false),
    )
    return days
      .filter(mayHold)
      .slice(0, from === undefined ? days.length : 1)
      .map((day) => ({
        ...bare,
        day,
        to: to !== undefined && to > day ? to : day,
        name: what,
        said: what,
        combo: { of, price },
        ...(weekdays && { weekly: true }),
      }))
  })
}

const plural = (count: number, word: string) => (count > 1 && !/s$/iu.test(word) ? `${word}s` : word)

/** "2 sanduba+batata+2 copo" → "2 sandubas, batata e 2 copos" */
export function contentWords(of: string): string {
  const parts = of
    .split(/\s*\+\s*|,\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, count, noun, rest = ''] = /^(\d+)\s+(\p{L}+)(.*)$/u.exec(part) ?? []
      return count && noun ? `${count} ${plural(Number(count), noun)}${rest}` : part
    })
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : (parts[0] ?? '')
}
