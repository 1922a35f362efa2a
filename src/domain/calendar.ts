import { parseISO } from 'date-fns/parseISO'

// Days are those of Fortaleza, whatever the device's time zone.

let isoDay: Intl.DateTimeFormat | undefined
let offset: Intl.DateTimeFormat | undefined

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

/** The offset of Fortaleza's clock at an instant, as `-03:00`. */
function offsetInFortaleza(instant: number): string {
  offset ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/Fortaleza', timeZoneName: 'longOffset' })
  const name = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  return name?.slice('GMT'.length) || '+00:00'
}

/**
 * The instant, ISO with its offset, of a day (yyyy-mm-dd) and hour (hh:mm) in Fortaleza; an invalid date when they are
 * invalid.
 */
export function instantInFortaleza(day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return `${day}T${time}:00Z`
  // The first offset may be hours off; the second is the one in force at the instant itself.
  const near = Date.parse(`${day}T${time}:00${offsetInFortaleza(asUtc)}`)
  return `${day}T${time}:00${offsetInFortaleza(near)}`
}
