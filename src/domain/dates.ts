import { parseISO } from 'date-fns/parseISO'
import { once } from './once'

const timeZone = 'America/Fortaleza'
const day = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const
const time = { timeZone, hour: '2-digit', minute: '2-digit' } as const
const dateFormat = once(() => new Intl.DateTimeFormat('pt-BR', day))
const dateTimeFormat = once(() => new Intl.DateTimeFormat('pt-BR', { ...day, ...time }))
const timeFormat = once(() => new Intl.DateTimeFormat('pt-BR', time))
const isoDayFormat = once(() => new Intl.DateTimeFormat('en-CA', day))

/** The moment of an ISO timestamp. */
export function parseTimestamp(timestamp: string): Date {
  return parseISO(timestamp)
}

/** dd/mm/yyyy in Fortaleza. */
export function formatDate(timestamp: string): string {
  return dateFormat().format(parseTimestamp(timestamp))
}

/** dd/mm/yyyy, hh:mm in Fortaleza. */
export function formatDateTime(timestamp: string): string {
  return dateTimeFormat().format(parseTimestamp(timestamp))
}

/** hh:mm in Fortaleza. */
export function formatTime(instant: Date): string {
  return timeFormat().format(instant)
}

/** The day it is in Fortaleza, yyyy-mm-dd. */
export function dayInFortaleza(instant: Date): string {
  return isoDayFormat().format(instant)
}

/** Minutes as `45 min`, `2h` or `1h 30min`; 30 min when unknown. */
export function formatMinutes(minutes: number | null | undefined): string {
  const known = minutes ?? 30
  if (known < 60) return `${known} min`
  const rest = known % 60
  return rest === 0 ? `${Math.floor(known / 60)}h` : `${Math.floor(known / 60)}h ${rest}min`
}
