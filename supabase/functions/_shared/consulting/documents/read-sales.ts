import { cutText, foldAccents } from '../base/language/text.ts'
import { aggregateSales, type SaleRow } from './aggregate-sales.ts'
import { parseHour, parseMoment } from './days.ts'
import { type NumberStyle, numberStyle, parseNumber } from './numbers.ts'
import {
  type Cell,
  cellText,
  DocumentError,
  excerpt,
  maxColumns,
  type SalesReading,
  type Table,
  type UnreadLine,
  type ValueMeaning,
} from './reading.ts'
import { salesSchema } from './sales.ts'
import { findHeader, type Header, type Role } from './sales-header.ts'

const maxNameLength = 120
const maxCategoryLength = 60
const maxAmount = 100_000_000
const totalRow = /^(sub ?-?total|total|totais|soma|somatoria)(\s|:|$)/

/** Why a row was rejected; thrown and caught within this file. */
class Refusal extends Error {}

interface RowReader {
  header: Header
  style: NumberStyle
  columns: Partial<Record<Role, number>>
}

const cellOf = ({ columns }: RowReader, row: readonly Cell[], role: Role): Cell => {
  const column = columns[role]
  return column === undefined ? null : row[column]
}

/** Parses a number of 0 or more; null for a blank cell. The reason of a refusal begins with `name`. */
function readAmount(reader: RowReader, row: readonly Cell[], role: Role, name: string): number | null {
  const cell = cellOf(reader, row, role)
  const text = cellText(cell)
  if (text === '' || text === '-' || text === '–') return null
  const value = typeof cell === 'number' ? cell : parseNumber(text, reader.style)
  if (value === null || !Number.isFinite(value) || cell instanceof Date) {
    throw new Refusal(`${name}: “${excerpt(text)}” não foi entendido como número`)
  }
  if (value < 0) throw new Refusal(`${name}: “${excerpt(text)}” é negativo`)
  if (value > maxAmount) throw new Refusal(`${name}: “${excerpt(text)}” é grande demais`)
  return value
}

function readMoment(reader: RowReader, row: readonly Cell[]): Pick<SaleRow, 'day' | 'hour'> {
  let day: number | null = null
  let hour: number | null = null
  if (reader.columns.date !== undefined) {
    const cell = cellOf(reader, row, 'date')
    const text = cellText(cell)
    if (text === '') throw new Refusal('Data: está em branco')
    const moment = parseMoment(cell)
    if (!moment) throw new Refusal(`Data: “${excerpt(text)}” não foi entendida`)
    day = moment.day
    hour = moment.hour
  }
  if (reader.columns.time !== undefined) {
    const cell = cellOf(reader, row, 'time')
    const text = cellText(cell)
    hour = parseHour(cell)
    if (hour === null && text !== '') throw new Refusal(`Hora: “${excerpt(text)}” não foi entendida`)
  }
  return { day, hour }
}

function readRow(reader: RowReader, row: readonly Cell[]): SaleRow {
  const name = cutText(cellText(cellOf(reader, row, 'item')), maxNameLength).trim()
  if (name === '') throw new Refusal('Item: está em branco')
  const units = readAmount(reader, row, 'units', 'Quantidade')
  if (units === null) throw new Refusal('Quantidade: está em branco')
  const ownPrice = readAmount(reader, row, 'price', 'Preço')
  const total = readAmount(reader, row, 'total', 'Total')
  const ownCost = readAmount(reader, row, 'cost', 'Custo')
  const costTotal = readAmount(reader, row, 'costTotal', 'Custo total')
  const category = cutText(cellText(cellOf(reader, row, 'category')), maxCategoryLength).trim()
  const price = ownPrice ?? (total !== null && units > 0 ? total / units : null)
  return {
    name,
    category: category === '' ? null : category,
    units,
    price,
    cost: ownCost ?? (costTotal !== null && units > 0 ? costTotal / units : null),
    revenue: total ?? (price === null ? null : price * units),
    ...readMoment(reader, row),
  }
}

/** @param first the first cell of the row that is not blank */
function isTotal(reader: RowReader, row: readonly Cell[], first: string): boolean {
  return [first, cellText(cellOf(reader, row, 'item'))].some(
    (text) => /^[st]/i.test(text) && totalRow.test(foldAccents(text)),
  )
}

/** "Valor" means the price unless the sheet has a price column or the owner says otherwise. */
function settleValue(header: Header, valueMeans: ValueMeaning | undefined) {
  const { value, ...columns } = header.columns
  if (value === undefined || columns.price !== undefined) return { columns, doubtfulValue: null }
  // Beside "Total", "Valor" can only be the price.
  if (columns.total !== undefined) return { columns: { ...columns, price: value }, doubtfulValue: null }
  const readAs = valueMeans ?? 'price'
  return {
    columns: { ...columns, [readAs]: value },
    doubtfulValue: { header: header.titles[value] ?? '', readAs },
  }
}

function* numericTexts(table: Table, header: Header, columns: Header['columns']): Generator<string> {
  const numeric = [columns.units, columns.price, columns.total, columns.cost, columns.costTotal]
  for (let index = header.firstRow; index < table.length; index += 1) {
    for (const column of numeric) {
      const cell = column === undefined ? null : table[index]?.[column]
      if (typeof cell === 'string') yield cell
    }
  }
}

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`

/**
 * Reads a sales sheet: finds the header, parses each row or records why it cannot, and aggregates the rows by item,
 * week, weekday and part of the day. Totals, blank rows and repeated headers are counted and skipped.
 *
 * @param options.valueMeans the owner’s answer: whether "Valor" holds unit prices or row totals
 * @throws DocumentError `empty`, `no_header`, `missing_column` or `no_rows`
 */
export function readSales(table: Table, options: { valueMeans?: ValueMeaning } = {}): SalesReading {
  const header = findHeader(table)
  const { columns, doubtfulValue } = settleValue(header, options.valueMeans)
  const style = numberStyle(numericTexts(table, header, columns))
  const reader: RowReader = { header, style, columns }
  const headerRow = table[header.firstRow - 1] ?? []
  /** Printed reports repeat the header on every page. */
  const isHeaderRow = (row: readonly Cell[]) =>
    row.length === headerRow.length &&
    row.every((cell, column) => cellText(cell) === cellText(headerRow[column]))

  const rows: SaleRow[] = []
  const unread: UnreadLine[] = []
  let totals = 0
  let blank = 0
  for (let index = header.firstRow; index < table.length; index += 1) {
    const row = table[index] ?? []
    const start = row.findIndex((cell) => cellText(cell) !== '')
    if (start < 0 || isHeaderRow(row)) blank += 1
    else if (isTotal(reader, row, cellText(row[start]))) totals += 1
    else {
      try {
        rows.push(readRow(reader, row))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const texts = row.slice(0, maxColumns).map(cellText)
        const text = excerpt(texts.filter((cell) => cell !== '').join(' · '))
        unread.push({ row: index + 1, text, reason: error.message })
      }
    }
  }
  if (rows.length === 0) {
    const first = unread[0]
    throw new DocumentError('no_rows', first ? `Linha ${first.row}: ${first.reason}.` : '')
  }

  const { sales, notices } = aggregateSales(rows, { totals, blank, refused: unread.length })
  if (!salesSchema.safeParse(sales).success) throw new DocumentError('implausible')
  const unpriced = rows.filter((row) => row.price === null).length
  if (columns.price === undefined && columns.total === undefined) {
    notices.push('A planilha não tem coluna de preço. Você pode digitar os preços abaixo.')
  } else if (unpriced > 0) {
    notices.push(
      `${plural(unpriced, 'linha está', 'linhas estão')} sem preço e não entram na receita por semana.`,
    )
  }
  if (style === 'contradictory') {
    notices.push(
      'A planilha mistura números com vírgula e com ponto. O que podia ser lido de dois jeitos ficou de fora.',
    )
  }
  return { sales, unread, notices, doubtfulValue }
}
