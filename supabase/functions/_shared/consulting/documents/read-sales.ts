import { cutText, foldAccents } from '../base/language/text.ts'
import { aggregateSales, type SaleRow } from './aggregate-sales.ts'
import { parseHour, parseMoment } from './days.ts'
import type { PricedMenu } from './doubtful-prices.ts'
import { headingLikeness } from './menu-lines.ts'
import { monthsIn } from './months.ts'
import { type NumberStyle, numberStyle, parseNumber } from './numbers.ts'
import { describePlace, type PlaceOf, placeInText } from './place.ts'
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
import { type Sales, salesSchema } from './sales.ts'
import { findHeader, type Header, isNet, type Role } from './sales-header.ts'
import { settleValue } from './settle-value.ts'
import { periodIn, periodsIn } from './title-period.ts'

const maxNameLength = 120
const maxCategoryLength = 60
const maxAmount = 100_000_000
const totalRow = /^[^a-z\d]*(grand total|sub ?-?total|total|totais|tot|soma|somatoria|totalizador)(?![a-z\d])/
/** A cheap test that rules out most rows before their accents are folded. */
const startsLikeTotal = /^[^\p{L}\d]*[gst]/iu
/** Words between "Total" and the name of a group. */
const totalOf =
  /^[\s.:–-]*(?:geral\b)?[\s.:–-]*(?:(?:d[aoe]s?|por)\s+)?(?:(?:sub ?grupo|grupo|categoria|familia|secao|setor|departamento)\b)?[\s.:–-]*/
const groupTitle =
  /^(?:sub ?-?grupo|grupo|categoria|fam[ií]lia|se[cç][aã]o|setor|departamento)(?:\s*[:–-]\s*|\s+)(.+)$/iu
/** "001 - Bebidas" */
const groupCode = /^\d{1,6}\s*[.:–-]?\s+(?:[–-]\s*)?(?=\p{L})/u

/** Why a row was rejected; thrown and caught within this file. */
class Refusal extends Error {}

interface RowReader {
  header: Header
  style: NumberStyle
  columns: Partial<Record<Role, number>>
  /** "Total" is the row's amount before the discount. */
  totalIsGross: boolean
  /** Unit prices are derived from the amounts after discount. */
  pricesNet: boolean
}

const cellOf = ({ columns }: RowReader, row: readonly Cell[], role: Role): Cell => {
  const column = columns[role]
  return column === undefined ? null : row[column]
}

/** Parses a number of 0 or more; null for a blank cell. The message of a refusal begins with `name`. */
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

/** R$ of a row: what guests paid, after discounts; null if the sheet has no row amounts. */
function readRevenue(reader: RowReader, row: readonly Cell[], priced: number | null): number | null {
  const total = readAmount(reader, row, 'total', 'Total')
  const discount = readAmount(reader, row, 'discount', 'Desconto')
  if (total !== null && !reader.totalIsGross) return total
  const gross = total ?? readAmount(reader, row, 'gross', 'Total bruto') ?? (discount ? priced : null)
  if (gross === null || discount === null) return gross
  // Rounding a unit price by cents is no mistake.
  if (discount > gross + 0.01) throw new Refusal('Desconto: é maior que o valor da linha')
  return Math.max(gross - discount, 0)
}

function readRow(reader: RowReader, row: readonly Cell[], index: number, group: string | null): SaleRow {
  const name = cutText(cellText(cellOf(reader, row, 'item')), maxNameLength).trim()
  if (name === '') throw new Refusal('Item: está em branco')
  const units = readAmount(reader, row, 'units', 'Quantidade')
  if (units === null) throw new Refusal('Quantidade: está em branco')
  const ownPrice = readAmount(reader, row, 'price', 'Preço')
  const revenue = readRevenue(reader, row, ownPrice === null ? null : ownPrice * units)
  // A cost of 0 is a field that was never filled in.
  const ownCost = readAmount(reader, row, 'cost', 'Custo') || null
  const costTotal = readAmount(reader, row, 'costTotal', 'Custo total') || null
  const category = cutText(cellText(cellOf(reader, row, 'category')), maxCategoryLength).trim()
  const perUnit = revenue !== null && units > 0 ? revenue / units : null
  const price = reader.pricesNet ? (perUnit ?? ownPrice) : (ownPrice ?? perUnit)
  return {
    index,
    name,
    category: category === '' ? group : category,
    units,
    price,
    listed: ownPrice,
    cost: ownCost ?? (costTotal !== null && units > 0 ? costTotal / units : null),
    revenue: revenue ?? (price === null ? null : price * units),
    ...readMoment(reader, row),
  }
}

/**
 * Whether "Total" beside "Desconto" is the amount before the discount: decided by units times price in most rows that
 * have all four. Null if no row can tell.
 */
function findTotalIsGross(reader: RowReader, table: Table): boolean | null {
  if (reader.columns.discount === undefined || reader.columns.price === undefined) return null
  let before = 0
  let after = 0
  for (let index = reader.header.firstRow; index < table.length; index += 1) {
    const row = table[index] ?? []
    const amount = (role: Role) => {
      const cell = cellOf(reader, row, role)
      return typeof cell === 'number' ? cell : parseNumber(cellText(cell), reader.style)
    }
    const [units, price, discount, total] = [
      amount('units'),
      amount('price'),
      amount('discount'),
      amount('total'),
    ]
    if (!units || !price || !discount || total === null) continue
    const difference = Math.abs(units * price - total)
    if (difference < Math.abs(units * price - discount - total)) before += 1
    else after += 1
  }
  return before + after === 0 ? null : before > after
}

const filledCells = (row: readonly Cell[]) =>
  row
    .slice(0, maxColumns)
    .map(cellText)
    .filter((text) => text !== '')

/** The words after "Total" in total rows, which name the groups of the sheet. */
function groupsWithTotals(table: Table, firstRow: number): Set<string> {
  const names = new Set<string>()
  for (let index = firstRow; index < table.length; index += 1) {
    const row = table[index] ?? []
    const first = row.find((cell) => cell !== '' && cell !== null && cell !== undefined)
    if (typeof first !== 'string' || !startsLikeTotal.test(first)) continue
    const folded = foldAccents(cellText(first))
    const match = totalRow.exec(folded)
    if (!match) continue
    const rest = folded.slice(match[0].length).replace(/^[\s.:–-]+/, '')
    // "Total do grupo Bebidas" ends the group "Bebidas", "Total da chapa" may end "Da chapa".
    for (const name of [rest, rest.replace(totalOf, '').replace(groupCode, '').trim()]) names.add(name)
  }
  return names
}

/** @param first the first cell of the row that is not blank */
function isTotal(reader: RowReader, row: readonly Cell[], first: string): boolean {
  return [first, cellText(cellOf(reader, row, 'item'))].some(
    (text) => startsLikeTotal.test(text) && totalRow.test(foldAccents(text)),
  )
}

function* numericTexts(table: Table, header: Header, columns: Header['columns']): Generator<string> {
  const { units, price, value, total, gross, discount, cost, costTotal } = columns
  const numeric = [units, price, value, total, gross, discount, cost, costTotal]
  for (let index = header.firstRow; index < table.length; index += 1) {
    for (const column of numeric) {
      const cell = column === undefined ? null : table[index]?.[column]
      if (typeof cell === 'string') yield cell
    }
  }
}

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`

/** The period that the report's title states: "Vendas de 01/02/2027 a 02/05/2027". */
function periodAbove(table: Table, firstRow: number): Sales['period'] {
  for (const row of table.slice(0, firstRow)) {
    const period = periodIn(filledCells(row).join(' '))
    if (period) return period
  }
  return null
}

export interface SalesOptions {
  /** The owner’s answer: whether "Valor" holds unit prices or row totals. */
  valueMeans?: ValueMeaning
  /** The house's menu, whose prices tell a unit price from a total. */
  menu?: PricedMenu
  /** Where each row of the table is in the file. */
  placeOf?: PlaceOf
}

/**
 * Reads a sales sheet: finds the header, parses each row or records why it cannot, and aggregates the rows by item,
 * week, weekday and part of the day. Totals, titles of groups, blank rows and repeated headers are counted and skipped.
 * Where the sheet has discounts, prices and revenue are those after the discount.
 *
 * @throws DocumentError `empty`, `no_header`, `missing_column` or `no_rows`
 */
export function readSales(table: Table, options: SalesOptions = {}): SalesReading {
  const { placeOf = placeInText } = options
  const header = findHeader(table)
  const style = numberStyle(numericTexts(table, header, header.columns))
  const { columns, doubtfulValue, notice } = settleValue(header, table, style, options)
  const months = monthsIn(table, header.firstRow) ?? periodsIn(table, header.firstRow)
  if (months?.column === columns.date) delete columns.date
  const reader: RowReader = { header, style, columns, totalIsGross: false, pricesNet: false }
  const totalTitle = columns.total === undefined ? '' : (header.titles[columns.total] ?? '')
  const unclearTotal = columns.total !== undefined && columns.discount !== undefined && !isNet(totalTitle)
  const gross = unclearTotal && columns.gross === undefined ? findTotalIsGross(reader, table) : false
  reader.totalIsGross = gross ?? false
  reader.pricesNet =
    isNet(totalTitle) ||
    columns.discount !== undefined ||
    (columns.gross !== undefined && columns.total !== undefined)
  const headerRow = table[header.firstRow - 1] ?? []
  /** Printed reports repeat the header on every page. */
  const isHeaderRow = (row: readonly Cell[]) =>
    row.length === headerRow.length &&
    row.every((cell, column) => cellText(cell) === cellText(headerRow[column]))
  const groups = groupsWithTotals(table, header.firstRow)

  const isSale = (row: readonly Cell[]) => {
    const units = cellOf(reader, row, 'units')
    const counted = typeof units === 'number' || parseNumber(cellText(units), style) !== null
    return counted && cellText(cellOf(reader, row, 'item')) !== ''
  }
  const nextIsSale = (index: number) => {
    let next = index + 1
    while (next < table.length && filledCells(table[next] ?? []).length === 0) next += 1
    return isSale(table[next] ?? [])
  }
  /** The title of a group, alone in its row; null for any other row. */
  const titleIn = (row: readonly Cell[], index: number, afterBreak: boolean): string | null => {
    if (cellText(cellOf(reader, row, 'units')) !== '') return null
    const filled = filledCells(row)
    if (filled.length > 3) return null
    const text = filled.join(' ')
    const named = groupTitle.exec(text)?.[1]
    if (named !== undefined) return named.replace(groupCode, '')
    if (filled.length !== 1 || !afterBreak) return null
    const plain = text.replace(groupCode, '')
    const known = groups.has(foldAccents(plain)) || headingLikeness(plain.toLowerCase()) === 2
    return known && nextIsSale(index) ? plain : null
  }

  const rows: SaleRow[] = []
  const unread: UnreadLine[] = []
  let totals = 0
  let blank = 0
  let titles = 0
  let group: string | null = null
  /** Whether the rows above are only the header, a total, a title or blank. */
  let afterBreak = true
  for (let index = header.firstRow; index < table.length; index += 1) {
    const row = table[index] ?? []
    const start = row.findIndex((cell) => cellText(cell) !== '')
    if (start < 0 || isHeaderRow(row)) {
      blank += 1
      afterBreak = true
      continue
    }
    if (isTotal(reader, row, cellText(row[start]))) {
      totals += 1
      group = null
      afterBreak = true
      continue
    }
    const title = titleIn(row, index, afterBreak)
    if (title !== null) {
      titles += 1
      group = cutText(title, maxCategoryLength).trim() || null
      afterBreak = true
      continue
    }
    afterBreak = false
    try {
      rows.push(readRow(reader, row, index, group))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      unread.push({ ...placeOf(index), text: excerpt(filledCells(row).join(' · ')), reason: error.message })
    }
  }
  if (rows.length === 0) {
    const first = unread[0]
    throw new DocumentError('no_rows', first ? `${describePlace(first)}: ${first.reason}.` : '')
  }

  const { sales, notices } = aggregateSales(
    rows,
    { totals, blank, refused: unread.length, ...(titles > 0 && { titles }) },
    placeOf,
  )
  if (sales.period === null) sales.period = months?.period ?? periodAbove(table, header.firstRow)
  if (!salesSchema.safeParse(sales).success) throw new DocumentError('implausible')
  if (notice !== null) notices.push(notice)
  const unpriced = rows.filter((row) => row.price === null).length
  if (gross === null) {
    notices.push(
      `A coluna “${totalTitle}” foi lida como o valor já com o desconto: a planilha não permite conferir. Confira os preços abaixo.`,
    )
  }
  if (columns.price === undefined && columns.total === undefined && columns.gross === undefined) {
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
