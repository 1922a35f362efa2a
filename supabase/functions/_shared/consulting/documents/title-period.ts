import { cellText, type Table } from './reading.ts'
import type { Sales } from './sales.ts'
import { wholeColumn } from './whole-columns.ts'

const date = '(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})'
const range = new RegExp(`(?<!\\d)${date}\\s*(?:a|à|até|ate|-|–|—)\\s*${date}(?!\\d)`, 'iu')

function isoOf(day: string, month: string, year: string): string | null {
  const full = year.length === 2 ? `20${year}` : year
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${iso}T12:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== iso ? null : iso
}

/** The first range of days in a title, at most three years long; null if there is none. */
export function periodIn(title: string): Sales['period'] {
  const [, day = '', month = '', year = '', toDay = '', toMonth = '', toYear = ''] = range.exec(title) ?? []
  const from = isoOf(day, month, year)
  const to = isoOf(toDay, toMonth, toYear)
  if (from === null || to === null || from >= to) return null
  const days = (Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000
  return days <= 1100 ? { from, to } : null
}

const lengthOf = ({ from, to }: NonNullable<Sales['period']>) =>
  (Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000

/**
 * The column whose cells say a period longer than a week, "01/08/2026 a 31/10/2026", and all of their days: no day of a
 * sale is known, and its first day is none. Null if there is none; weeks are dates.
 */
export function periodsIn(
  table: Table,
  firstRow: number,
): { column: number; period: NonNullable<Sales['period']> } | null {
  const found = wholeColumn(table, firstRow, (filled) =>
    filled.flatMap((cell) => periodIn(cellText(cell)) ?? []),
  )
  const [first] = found?.values ?? []
  if (!found || !first || !found.values.every((one) => lengthOf(one) > 7)) return null
  // Of ISO days, the first and the last in the order of their letters.
  const from = found.values.map((one) => one.from).toSorted()[0] ?? first.from
  const to =
    found.values
      .map((one) => one.to)
      .toSorted()
      .at(-1) ?? first.to
  return { column: found.column, period: { from, to } }
}
