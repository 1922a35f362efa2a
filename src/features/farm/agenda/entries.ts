import { parseTimestamp } from '@/domain/calendar'
import type { AgendaWorkshop, Block, Hours } from './agenda.queries'
import { hoursInto, type Span } from './week'

/** An entry of a day, in hours from midnight. */
export type Entry = Span & { key: string; startsAt: string } & (
    | { kind: 'workshop'; workshop: AgendaWorkshop; proposed: boolean }
    | { kind: 'block'; block: Block }
  )

/** The entries of a day: workshops, times proposed for others, and blocked times, by their start. */
export function entriesOf(
  day: string,
  workshops: readonly AgendaWorkshop[],
  blocks: readonly Block[],
): Entry[] {
  const entries: Entry[] = []
  const add = (workshop: AgendaWorkshop, startsAt: string | null, proposed: boolean) => {
    if (startsAt === null) return
    const from = hoursInto(day, startsAt)
    if (from < 0 || from >= 24) return
    const key = `${workshop.id}-${proposed}`
    entries.push({
      kind: 'workshop',
      key,
      startsAt,
      from,
      to: from + workshop.duration_minutes / 60,
      workshop,
      proposed,
    })
  }
  for (const workshop of workshops) {
    add(workshop, workshop.scheduled_date, false)
    add(workshop, workshop.proposed_date, true)
  }
  for (const block of blocks) {
    const from = Math.max(0, hoursInto(day, block.starts_at))
    const to = Math.min(24, hoursInto(day, block.ends_at))
    if (from < to) entries.push({ kind: 'block', key: block.id, startsAt: block.starts_at, from, to, block })
  }
  return entries.sort((a, b) => a.from - b.from || a.to - b.to)
}

const clockHours = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

/** The weekly hours of a weekday, 1 for Monday. */
export const spansOf = (weekday: number, hours: readonly Hours[]): Span[] =>
  hours
    .filter((one) => one.weekday === weekday)
    .map(({ starts, ends }) => ({ from: clockHours(starts), to: clockHours(ends) }))

/** The hours that a week shows: 8:00 to 19:00, and whatever workshops or the weekly hours need besides. */
export function shownHours(entries: readonly Entry[], hours: readonly Hours[]): Span {
  const all = [
    { from: 8, to: 19 },
    ...entries.filter(({ kind }) => kind === 'workshop'),
    ...hours.flatMap(({ weekday }) => spansOf(weekday, hours)),
  ]
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from))),
    to: Math.min(24, Math.ceil(Math.max(...all.map(({ to }) => to)))),
  }
}

/** Whether a block takes the whole day, as one until 23:59 does. */
export const isWholeDay = ({ from, to }: Span): boolean => from === 0 && to > 23.9

/** When a workshop ends. */
export const endOf = (startsAt: string, minutes: number): Date =>
  new Date(parseTimestamp(startsAt).getTime() + minutes * 60_000)
