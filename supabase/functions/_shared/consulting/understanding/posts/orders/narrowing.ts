/** What narrows the wish before it: "menos aos sábados", "não vale em feriado", "só até acabar". */
import { addDays, daysBetween, weekdayOf } from '../../../base/calendar.ts'
import { type DraftWish, longestText } from '../../text/draft.ts'
import type { Given, Order } from './order.ts'

const only =
  /^(?:mas |e |so |isso )*(?:nao vale|menos|exceto|fora|tirando|salvo)\b(?: (?:(?:n?[ao]s?|em|d[ao]s?|as|aos?|no dia de) )*(.+))?$/

/** An exception in the clause's own words, for the wish before it. */
export function readNarrowing({ clause, when, folded, said, carry }: Given): Order | null {
  if (clause.asks && clause.last) return null
  const apart = /^(?:mas |e )*(?:menos|exceto|fora|tirando|salvo|nao vale)\b/.test(clause.folded)
  if (!apart) return null
  if (when.except.length > 0 || when.exceptHolidays)
    return {
      narrows: {
        except: when.except,
        note: when.exceptHolidays ? 'não vale em feriado' : '',
      },
    }
  const { from, to } = when.days
  const found = only.exec(folded)
  if (!found) return null
  if (from !== undefined && to !== undefined && !/[a-z]{3}/.test(found[1] ?? ''))
    return { narrows: { except: [], note: '', from, to } }
  const note = clause.text.trim()
  return carry.last !== null && said.split(' ').length <= 8 && from === undefined
    ? { narrows: { except: [], note: note.slice(0, 120) } }
    : null
}

/** Most days that are told one by one. */
const mostDays = 10

const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at))

const all = [0, 1, 2, 3, 4, 5, 6]

/** Narrows a wish by what stands after it; false if it cannot be narrowed so. */
export function narrowed(
  wishes: DraftWish[],
  before: DraftWish,
  { except, note, from, to }: NonNullable<Order['narrows']>,
  end: number,
): boolean {
  const { wish } = before
  const grow = (one: DraftWish) => {
    if (end - one.start <= longestText) one.end = Math.max(one.end, end)
  }
  const same = wishes.filter((one) => one.start === before.start)
  // "menos em abril": of several days, those are left out.
  if (wish.kind === 'date' && from !== undefined && to !== undefined && same.length > 1) {
    for (const one of same)
      if (one.wish.kind === 'date' && (one.wish.from ?? '') >= from && (one.wish.from ?? '') <= to)
        wishes.splice(wishes.indexOf(one), 1)
      else grow(one)
    return true
  }
  // "posta todo dia, menos domingo"
  if (wish.kind === 'postRule' && wish.what === 'perWeek' && except.length > 0) {
    before.wish = { ...wish, most: Math.max(1, Math.min(wish.most ?? 7, 7 - except.length)) }
    grow(before)
    const { start } = before
    wishes.push({
      wish: { kind: 'postRule', what: 'noPosts', weekdays: [...except] },
      start,
      end: before.end,
    })
    return true
  }
  if (wish.kind === 'postRule' && to !== undefined && from === undefined) {
    before.wish = { ...wish, to }
    grow(before)
    return true
  }
  if (wish.kind !== 'date' && wish.kind !== 'combo' && wish.kind !== 'promote') return false
  // "todo domingo de março, exceto dia 28": the other Sundays, one by one.
  if (
    wish.kind === 'date' &&
    from !== undefined &&
    to !== undefined &&
    wish.weekdays &&
    wish.from &&
    wish.to
  ) {
    const { weekdays: on, ...event } = wish
    const days = daysFrom(wish.from, wish.to).filter(
      (day) => on.includes(weekdayOf(day)) && (day < from || day > to),
    )
    if (days.length === 0 || days.length > mostDays) return false
    const place = { start: before.start, end: Math.max(before.end, end) }
    wishes.splice(
      wishes.indexOf(before),
      1,
      ...days.map((day) => ({ wish: { ...event, from: day, to: day }, ...place })),
    )
    return true
  }
  if (from !== undefined) return false
  const weekdays = (wish.weekdays ?? all).filter((day) => !except.includes(day))
  if (weekdays.length === 0 || (wish.kind === 'promote' && except.length === 0 && to === undefined))
    return false
  before.wish = {
    ...wish,
    ...(except.length > 0 && { weekdays }),
    ...(to !== undefined && { to }),
    ...(note !== '' && wish.kind !== 'promote' && { note: joined(wish.note, note) }),
  }
  grow(before)
  return true
}

/** Two notes in one, as far as they fit. */
export const joined = (one: string | undefined, other: string): string =>
  (one === undefined ? other : `${one}, ${other}`).slice(0, 120)
