import type { Cell } from './reading.ts'

const msPerDay = 86_400_000
/** Excel counts days from 30 December 1899, because it treats 1900 as a leap year. */
const excelEpoch = 25_569
const firstYear = 2000
const lastYear = 2100

/** Days since 1 January 1970, and the hour (0 to 23) if known. */
export interface Moment {
  day: number
  hour: number | null
}

/** The day number of a valid date between 2000 and 2100; null otherwise, e.g. for 31/02. */
function dayOf(year: number, month: number, date: number): number | null {
  const full = year < 100 ? 2000 + year : year
  if (full < firstYear || full > lastYear) return null
  const time = new Date(Date.UTC(full, month - 1, date))
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== date) return null
  return time.getTime() / msPerDay
}

function fromSerial(serial: number): Moment | null {
  const day = Math.floor(serial) - excelEpoch
  const year = new Date(day * msPerDay).getUTCFullYear()
  if (!(year >= firstYear && year <= lastYear)) return null
  const fraction = serial - Math.floor(serial)
  return { day, hour: fraction === 0 ? null : Math.floor(fraction * 24 + 1e-6) }
}

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[\sT,]+(.+))?$/
const namedMonth =
  /^(\d{1,2})(?:\s+de\s+|[\s/.-]+)(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\p{L}*\.?(?:\s+de\s+|[\s/.-]+)(\d{4}|\d{2})(?:[\sT,]+(.+))?$/iu
const monthStarts = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[\sT]+(.+))?$/

/**
 * Parses a date cell: dd/mm/yyyy (also dd/mm/yy, with dashes or dots), 31-ago-26, yyyy-mm-dd, an Excel date or its
 * serial number.
 * Returns null for anything else; month-first dates are not supported.
 */
export function parseMoment(cell: Cell): Moment | null {
  if (cell instanceof Date) return fromSerial(cell.getTime() / msPerDay + excelEpoch)
  if (typeof cell === 'number') return fromSerial(cell)
  if (typeof cell !== 'string') return null
  const text = cell.trim().replace(/^\p{L}+\.?,?\s+/u, '')
  if (/^\d{5}([.,]\d+)?$/.test(text)) return fromSerial(Number(text.replace(',', '.')))
  const br = dayFirst.exec(text)
  const iso = yearFirst.exec(text)
  const named = namedMonth.exec(text)
  const day = br
    ? dayOf(Number(br[3]), Number(br[2]), Number(br[1]))
    : iso
      ? dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
      : named
        ? dayOf(Number(named[3]), monthStarts.indexOf(named[2]?.toLowerCase() ?? '') + 1, Number(named[1]))
        : null
  const clock = br?.[4] ?? iso?.[4] ?? named?.[4]
  // An export that stamps every row with midnight has no hours.
  const hour = clock === undefined || /^0?0:00(:00)?/.test(clock) ? null : parseHour(clock)
  return day === null ? null : { day, hour }
}

/**
 * Parses an hour, 0 to 23: "19:35", "19h30", "19h", 19 or Excel’s fraction of a day. Returns null for anything else.
 */
export function parseHour(cell: Cell): number | null {
  if (cell instanceof Date) return cell.getUTCHours()
  if (typeof cell === 'number') {
    const hour = cell > 0 && cell < 1 ? Math.floor(cell * 24 + 1e-6) : cell
    return Number.isInteger(hour) && hour >= 0 && hour < 24 ? hour : null
  }
  if (typeof cell !== 'string') return null
  const match = /^(\d{1,2})(?:\s*(?:h|hs|horas)|[:h]\d{2}(?:[:m]\d{2})?.*)?$/i.exec(cell.trim())
  const hour = Number(match?.[1])
  return match && hour < 24 ? hour : null
}

/** Formats a day since 1970 as yyyy-mm-dd. */
export function isoDay(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10)
}

/** 0 Sunday … 6 Saturday. 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** The Monday of a day's week. */
export function mondayOf(day: number): number {
  return day - ((weekdayOf(day) + 6) % 7)
}
