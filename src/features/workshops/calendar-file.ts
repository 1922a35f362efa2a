import { productName } from '@/content/product'
import { startOf, type Workshop } from './workshop'

/** Expected duration of a workshop in the older shape. */
const usualMinutes = 120

const escapeText = (text: string) =>
  text.replace(/\\/g, '\\\\').replace(/;/g, '\\;').replace(/,/g, '\\,').replace(/\r?\n/g, '\\n')

const stamp = (date: Date) => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** Folds lines at 75 bytes, continued with a space (RFC 5545, 3.1), never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    // The leading space of a continued line counts.
    if (bytes + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(current)
      current = ''
      bytes = 0
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n ')
}

/**
 * A workshop as an iCalendar file (RFC 5545). Times are in UTC, which calendars convert. Null while it has no date.
 * @param now when the file is created
 */
export function calendarFile(workshop: Workshop, place: string, now: Date): string | null {
  const start = startOf(workshop)
  if (!start) return null
  const end = new Date(start.getTime() + (workshop.agenda?.durationMinutes ?? usualMinutes) * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Workshops//PT`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${workshop.id}@engenho48`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(`Workshop ${productName}: ${workshop.name}`)}`,
    `LOCATION:${escapeText(place)}`,
    ...(workshop.notes ? [`DESCRIPTION:${escapeText(workshop.notes)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
