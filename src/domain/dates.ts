import { parseISO } from 'date-fns/parseISO'

const timeZone = 'America/Fortaleza'
const date = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
const dateTime = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The moment of an ISO timestamp; some backends put a space where ISO has a T. */
export function parseTimestamp(timestamp: string): Date {
  return parseISO(timestamp.replace(' ', 'T'))
}

/** dd/mm/yyyy in Fortaleza. */
export function formatDate(timestamp: string): string {
  return date.format(parseTimestamp(timestamp))
}

/** dd/mm/yyyy, hh:mm in Fortaleza. */
export function formatDateTime(timestamp: string): string {
  return dateTime.format(parseTimestamp(timestamp))
}

/** Minutes as `45 min`, `2h` or `1h 30min`; 30 min when unknown. */
export function formatMinutes(minutes: number | null | undefined): string {
  const known = minutes ?? 30
  if (known < 60) return `${known} min`
  const rest = known % 60
  return rest === 0 ? `${Math.floor(known / 60)}h` : `${Math.floor(known / 60)}h ${rest}min`
}
