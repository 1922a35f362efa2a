import type { CSSProperties } from 'react'
import { dayInFortaleza, instantInFortaleza } from '@/domain/calendar'
import { formatWeekday } from '@/format/dates'
import { cx } from '@/ui/cx'
import type { AgendaWorkshop, Block, Hours } from '../agenda.queries'
import { entriesOf, shownHours, spansOf } from '../entries'
import { daysFrom, placeSideBySide, type Span, weekdayOf } from '../week'
import { EntryButton } from './entry-button'

/** The height of an hour on the desktop, in rem. */
const hourHeight = 3.5

interface WeekViewProps {
  monday: string
  workshops: readonly AgendaWorkshop[]
  blocks: readonly Block[]
  hours: readonly Hours[]
  onOpen: (workshopId: string) => void
  onBlock: (block: Block) => void
}

/** A week: a list of days on phones, columns with a scale of hours on the desktop. */
export function WeekView({ monday, workshops, blocks, hours, onOpen, onBlock }: WeekViewProps) {
  const days = daysFrom(monday).map((day) => ({ day, entries: entriesOf(day, workshops, blocks) }))
  const shown = shownHours(
    days.flatMap(({ entries }) => entries),
    hours,
  )
  const today = dayInFortaleza(new Date())
  const place = ({ from, to }: Span) => {
    const top = Math.max(from, shown.from)
    return {
      '--top': `${(top - shown.from) * hourHeight}rem`,
      '--height': `${(Math.min(to, shown.to) - top) * hourHeight}rem`,
    }
  }
  const scale = Array.from({ length: shown.to - shown.from }, (_, n) => shown.from + n)
  const height = { '--height': `${(shown.to - shown.from) * hourHeight}rem` } as CSSProperties
  return (
    <div className="lg:grid lg:grid-cols-[3rem_1fr]">
      <div aria-hidden="true" className="relative mt-12 hidden lg:block" style={height}>
        {scale.map((hour) => (
          <span
            key={hour}
            className="figures absolute right-2 -translate-y-1/2 text-fg-muted text-sm"
            style={{ top: `${(hour - shown.from) * hourHeight}rem` }}
          >
            {hour}h
          </span>
        ))}
      </div>
      <ol className="flex flex-col gap-4 lg:grid lg:grid-cols-7 lg:gap-0">
        {days.map(({ day, entries }) => (
          <li key={day} className="min-w-0 lg:border-line lg:border-l">
            <h3
              className={cx(
                'font-sans font-semibold text-base lg:h-12 lg:px-2 lg:py-2',
                day === today ? 'text-accent' : entries.length === 0 && 'max-lg:text-fg-muted',
              )}
            >
              {formatWeekday(instantInFortaleza(day, '12:00'))}
              {day === today && ' · hoje'}
            </h3>
            <div className="lg:relative lg:h-(--height) lg:border-line lg:border-t" style={height}>
              {spansOf(weekdayOf(day), hours).map((span) => (
                <span
                  key={span.from}
                  aria-hidden="true"
                  className="absolute inset-x-0 top-(--top) hidden h-(--height) bg-selected lg:block"
                  style={place(span) as CSSProperties}
                />
              ))}
              {entries.length === 0 && <p className="text-fg-muted text-sm lg:sr-only">Nada marcado.</p>}
              <ul className="flex flex-col gap-2 max-lg:mt-1.5">
                {placeSideBySide(entries).map(({ item, lane, lanes }) => (
                  <li
                    key={item.key}
                    className="lg:absolute lg:top-(--top) lg:left-(--left) lg:h-(--height) lg:w-(--width) lg:p-0.5"
                    style={
                      {
                        ...place(item),
                        '--left': `${(lane / lanes) * 100}%`,
                        '--width': `${100 / lanes}%`,
                      } as CSSProperties
                    }
                  >
                    <EntryButton
                      entry={item}
                      onClick={() => (item.kind === 'block' ? onBlock(item.block) : onOpen(item.workshop.id))}
                    />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
