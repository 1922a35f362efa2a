import { parseTimestamp } from '@/domain/calendar'
import { lazily } from './lazily'

const timeZone = 'America/Fortaleza'
const day = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const
const time = { timeZone, hour: '2-digit', minute: '2-digit' } as const
const dateFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', day))
const dateTimeFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { ...day, ...time }))
const weekdayTime = { weekday: 'short', day: '2-digit', month: '2-digit', ...time } as const
const weekdayFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone, weekday: 'short', day: '2-digit', month: '2-digit' }),
)
const weekdayTimeFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', weekdayTime))
const timeFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', time))

/** dd/mm/yyyy in Fortaleza. */
export function formatDate(timestamp: string): string {
  return dateFormat().format(parseTimestamp(timestamp))
}

/** dd/mm/yyyy, hh:mm in Fortaleza. */
export function formatDateTime(timestamp: string): string {
  return dateTimeFormat().format(parseTimestamp(timestamp))
}

/** `sáb., 05/12, 09:00` in Fortaleza. */
export function formatWeekdayTime(timestamp: string): string {
  return weekdayTimeFormat().format(parseTimestamp(timestamp))
}

/** `sáb., 05/12` in Fortaleza. */
export function formatWeekday(timestamp: string): string {
  return weekdayFormat().format(parseTimestamp(timestamp))
}

/** hh:mm in Fortaleza. */
export function formatTime(instant: Date): string {
  return timeFormat().format(instant)
}

/** dd/mm/yyyy from a day, yyyy-mm-dd. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** Minutes as `45 min`, `2h` or `1h 30min`; 30 min when unknown. */
export function formatMinutes(minutes: number | null | undefined): string {
  const known = minutes ?? 30
  if (known < 60) return `${known} min`
  const rest = known % 60
  return rest === 0 ? `${Math.floor(known / 60)}h` : `${Math.floor(known / 60)}h ${rest}min`
}
