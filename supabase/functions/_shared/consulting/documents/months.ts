/** A sheet with one row for each item and month: months are dates, although no day of a sale is known. */
import { monthPattern } from '../base/calendar.ts'
import { foldAccents } from '../base/language/text.ts'
import { isoDay, parseMoment } from './days.ts'
import { type Cell, cellText, type Table } from './reading.ts'
import type { Sales } from './sales.ts'
import { wholeColumn } from './whole-columns.ts'

const named = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const yearFirst = /^(\d{4})[/.-](\d{1,2})$/
const monthFirst = /^(\d{1,2})[/.-](\d{4})$/
const spelled = new RegExp(
  `^(${monthPattern}|${named.join('|')})\\.?(?:\\s+de\\s+|\\s*[/.-]\\s*|\\s+)(\\d{4}|\\d{2})$`,
)

/** Months since the year 0; null for anything but a month with its year. */
export function monthOf(cell: Cell): number | null {
  if (typeof cell !== 'string') return null
  const text = foldAccents(cell.trim()).toLowerCase()
  const [, year, month] = yearFirst.exec(text) ?? []
  if (year !== undefined) return monthAt(Number(year), Number(month))
  const [, number, after] = monthFirst.exec(text) ?? []
  if (number !== undefined) return monthAt(Number(after), Number(number))
  const [, word, short = ''] = spelled.exec(text) ?? []
  if (word === undefined) return null
  return monthAt(Number(short.length === 2 ? `20${short}` : short), named.indexOf(word.slice(0, 3)) + 1)
}

const monthAt = (year: number, month: number): number | null =>
  year >= 2000 && year <= 2100 && month >= 1 && month <= 12 ? year * 12 + month - 1 : null

const firstDay = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1))
const iso = (day: Date) => day.toISOString().slice(0, 10)

/** The month of a cell that is the first day of one: how tills export sums of months. */
function monthOfFirstDay(cell: Cell): number | null {
  // A bare number may be a date of Excel, but also a sum.
  if (!(cell instanceof Date) && !/[/.-]/.test(cellText(cell))) return null
  const moment = parseMoment(cell)
  const day = moment && isoDay(moment.day)
  return day?.endsWith('-01') ? monthAt(Number(day.slice(0, 4)), Number(day.slice(5, 7))) : null
}

/** A column of first days is one of months from so many on: a single day may be a day. */
const fewestFirstDays = 2

/** The column that holds nothing but months, with the days from the first to the last of them; null if there is none. */
export function monthsIn(
  table: Table,
  firstRow: number,
): { column: number; period: NonNullable<Sales['period']> } | null {
  const found = wholeColumn(table, firstRow, (filled) => {
    const named = filled.flatMap((cell) => monthOf(cell) ?? [])
    const firsts = named.length > 0 ? [] : filled.flatMap((cell) => monthOfFirstDay(cell) ?? [])
    return new Set(firsts).size >= fewestFirstDays ? firsts : named
  })
  if (!found) return null
  const { column, values } = found
  const [first, last] = values.reduce(
    ([low, high], month) => [Math.min(low, month), Math.max(high, month)],
    [Number.POSITIVE_INFINITY, 0],
  )
  const after = firstDay(last + 1)
  const from = iso(firstDay(first))
  return { column, period: { from, to: iso(new Date(after.getTime() - 86_400_000)) } }
}
