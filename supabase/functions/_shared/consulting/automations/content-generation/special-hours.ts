/** Days with hours of their own, "24/12 fechamos às 15h": when the house closes on them, and how posts say it. */
import { addDays, shortDay } from '../../base/calendar.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Dated } from './dates.ts'
import { hourOf } from './hour-words.ts'
import { shortWeekday } from './told-calendar.ts'

type Dates = Requirements['dates']

const clock = String.raw`\d{1,2}h(?:\d\d)?`
const hoursNote = new RegExp(
  `^(?:s[óo] (?:delivery|retirada), )?(?:das? ${clock} (?:às|até as) ${clock}|até as ${clock}|a partir das ${clock})$|^fecha mais cedo$|^a cozinha fecha (?:às ${clock}|mais cedo)$`,
)

/** What a day with hours is called whose name is not the owner's. */
const unnamed = /^(?:casa aberta|hor[áa]rio especial)$/

/** Whether the owner says of a date nothing but its hours. */
export const isHoursOnly = ({ open, note, name, price, at, tell, offers, combo }: Dated): boolean =>
  open === true &&
  (note === undefined ? unnamed.test(name) : hoursNote.test(note)) &&
  price === undefined &&
  at === undefined &&
  tell === undefined &&
  offers === undefined &&
  combo === undefined

/** Whether a date has a name that posts say: "véspera de Natal". */
export const isNamed = ({ name }: Pick<Dated, 'name'>): boolean => !unnamed.test(name)

/** "a casa fecha às 15h", "a casa abre das 6h às 16h" */
export function hoursClause(note: string | undefined): string {
  if (note === undefined) return 'a casa abre'
  if (/^a cozinha|^s[óo] /.test(note)) return note
  if (note === 'fecha mais cedo') return 'a casa fecha mais cedo'
  const until = /^até as (.+)$/.exec(note)?.[1]
  if (until) return `a casa fecha às ${until}`
  return `a casa abre ${note.replace(/^a partir das/, 'às')}`
}

const holds = ({ from, to = from }: Dates[number], day: string) =>
  from !== undefined && to !== undefined && day >= from && day <= to

/** The hour at which the house closes on a day of its own hours; null on any other, and past midnight. */
export const ownClosing =
  (dates: Dates) =>
  (day: string): number | null => {
    const closes = dates.find((date) => date.open && date.closes !== undefined && holds(date, day))?.closes
    return closes === undefined || closes < 6 ? null : closes
  }

/** Whether a day has hours of its own. */
export const hasOwnHours =
  (dates: Dates) =>
  (day: string): boolean =>
    dates.some((date) => !date.closed && date.open && date.note !== undefined && holds(date, day))

/** Days after the first of a group that one announcement tells together. */
const together = 12

/** "sexta, 25/12" */
const onDay = (day: string) => `${shortWeekday(day)}, ${shortDay(day)}`

/** "de sábado, 13/02, a terça, 16/02" */
export const daysOf = (from: string, to: string): string =>
  from === to ? onDay(from) : `de ${onDay(from)}, a ${onDay(to)}`

/** Several days with hours near each other, and the closed days between them, are announced once. */
export function withTimetables(dates: readonly Dated[], own: Dates): Dated[] {
  let until = ''
  return dates.map((date) => {
    if (!isHoursOnly(date)) return date
    if (date.day <= until) return { ...date, within: true }
    until = addDays(date.day, together)
    const rows = [
      ...own.flatMap(({ what, closed, open, note, from, to = from, weekdays, price, at }) => {
        if (weekdays || from === undefined || to === undefined || from < date.day || from > until) return []
        if (closed) return [{ day: from, text: `${daysOf(from, to)}: fechado` }]
        const isHours =
          open &&
          price === undefined &&
          at === undefined &&
          (note ? hoursNote.test(note) : unnamed.test(what))
        return isHours ? [{ day: from, text: `${daysOf(from, to)}: ${rowOf(note)}` }] : []
      }),
    ].toSorted((a, b) => a.day.localeCompare(b.day))
    return rows.length > 1 ? { ...date, timetable: rows.map(({ text }) => text) } : date
  })
}

/** "até as 15h", "a cozinha fecha às 18h", "aberto" */
const rowOf = (note: string | undefined): string => note ?? 'aberto'

/** What cannot be held on a day because the house closes before it begins. */
export const isOverBy = (at: number | undefined, closes: number | null): boolean =>
  at !== undefined && closes !== null && at >= closes

/** "até as 16h" of an event on a day on which the house closes before. */
export function noteWithin(note: string | undefined, closes: number | null): string | undefined {
  if (note === undefined || closes === null) return note
  const kept = note.split(/,\s+/).filter((part) => {
    const until = /^até as (\d{1,2})(?:h(\d\d)?)?$/.exec(part)
    return !until || Number(until[1]) + Number(until[2] ?? 0) / 60 <= closes
  })
  return kept.length > 0 ? kept.join(', ') : `até as ${hourOf(closes)}`
}
