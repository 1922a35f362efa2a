import { parseISO } from 'date-fns/parseISO'

// Days are those of Fortaleza, whatever the device's time zone.

let isoDay: Intl.DateTimeFormat | undefined

/** The moment of an ISO timestamp. */
export function parseTimestamp(timestamp: string): Date {
  return parseISO(timestamp)
}

/** The day in Fortaleza, yyyy-mm-dd. */
export function dayInFortaleza(instant: Date): string {
  // Created on first use: a date formatter costs a slow phone 20 ms.
  isoDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Fortaleza',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return isoDay.format(instant)
}
