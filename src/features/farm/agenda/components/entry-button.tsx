import { parseTimestamp } from '@/domain/calendar'
import { formatTime } from '@/format/dates'
import type { BadgeTone } from '@/ui/badge'
import { cx } from '@/ui/cx'
import { type Entry, endOf, isWholeDay } from '../entries'
import { stageOf, stages } from '../stage'
import { useWorkshopName } from '../use-workshop-name'

const tones: Record<BadgeTone, string> = {
  green: 'bg-tone-green text-tone-green-fg',
  blue: 'bg-tone-blue text-tone-blue-fg',
  yellow: 'bg-tone-yellow text-tone-yellow-fg',
  red: 'bg-tone-red text-tone-red-fg',
  neutral: 'bg-tone-neutral text-tone-neutral-fg',
  amber: 'bg-tone-amber text-tone-amber-fg',
}

const look =
  'flex h-full min-h-11 w-full flex-col overflow-hidden rounded-small border-[1.5px] px-3 py-2 text-left text-sm leading-snug hover:border-fg lg:px-2 lg:py-1.5'

/** A workshop, a proposed time or a blocked time in the week. Opens its actions. */
export function EntryButton({ entry, onClick }: { entry: Entry; onClick: () => void }) {
  const nameOf = useWorkshopName()
  if (entry.kind === 'block') {
    return (
      <button
        type="button"
        onClick={onClick}
        className={cx(look, 'border-line-strong border-dashed bg-ground text-fg-muted')}
      >
        <span className="font-semibold">
          {isWholeDay(entry) ? 'Bloqueado o dia todo' : `Bloqueado ${hour(entry.from)}–${hour(entry.to)}`}
        </span>
        <span className="break-words">{entry.block.reason}</span>
      </button>
    )
  }
  const { workshop, proposed, startsAt } = entry
  const stage = stages[stageOf(workshop, new Date())]
  return (
    <button
      type="button"
      onClick={onClick}
      className={cx(
        look,
        tones[stage.tone],
        proposed ? 'border-current border-dashed' : 'border-transparent',
      )}
    >
      <span className="figures font-semibold">
        {formatTime(parseTimestamp(startsAt))}–{formatTime(endOf(startsAt, workshop.duration_minutes))}
      </span>
      <span className="break-words font-semibold">{workshop.restaurant.name}</span>
      <span>{proposed ? 'Horário proposto' : stage.label}</span>
      <span className="break-words">{nameOf(workshop)}</span>
    </button>
  )
}

/** `14h` or `14h30`. */
function hour(hours: number): string {
  const minutes = Math.round((hours % 1) * 60)
  return `${Math.floor(hours)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}
