import { dayInFortaleza, parseTimestamp } from '@/domain/calendar'
import { formatDay, formatTime, formatWeekdayTime } from '@/format/dates'
import { ToggleChip } from '@/ui/toggle-chip'
import type { DateValue } from './date-fields'

const shown = 5

interface FreeTimesProps {
  /** ISO instants; null while they load or cannot be read. */
  times: readonly string[] | null
  /** The typed day, yyyy-mm-dd; empty at first. */
  day: string
  picked: string | null
  onPick: (time: string) => void
}

/** The farm's free times: those of the typed day, else the next ones. Any other hour can still be typed. */
export function FreeTimes({ times, day, picked, onPick }: FreeTimesProps) {
  if (times === null || times.length === 0) return null
  const ofDay = times.filter((time) => dayOf(time) === day)
  const next = nextTimes(times, day)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-[0.9375rem]">
        {ofDay.length > 0 ? `Horários livres em ${formatDay(day)}` : 'Próximos horários livres'}
      </legend>
      <div className="flex flex-wrap gap-2">
        {(ofDay.length > 0 ? ofDay : next).map((time) => (
          <ToggleChip key={time} pressed={time === picked} onPressedChange={() => onPick(time)}>
            <span className="figures">
              {ofDay.length > 0 ? formatTime(parseTimestamp(time)) : formatWeekdayTime(time)}
            </span>
          </ToggleChip>
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-fg-muted text-sm">
        {picked === null || !times.includes(picked)
          ? 'Pode pedir outro dia ou horário: a fazenda confirma ou propõe um próximo.'
          : 'Este horário fica reservado para você até a fazenda confirmar.'}
      </p>
    </fieldset>
  )
}

const dayOf = (time: string) => dayInFortaleza(parseTimestamp(time))

/** The first free time of each of the next days from the typed one on, or of the last days when none comes after it. */
function nextTimes(times: readonly string[], day: string): string[] {
  const firstOfDays = times.filter(
    (time, index) => index === 0 || dayOf(time) !== dayOf(times[index - 1] ?? ''),
  )
  const later = firstOfDays.filter((time) => dayOf(time) > day)
  return (later.length > 0 ? later : firstOfDays).slice(0, shown)
}

/** The fields of a free time, in Fortaleza. */
export function dateValueOf(time: string): DateValue {
  return { day: dayOf(time), time: formatTime(parseTimestamp(time)) }
}
