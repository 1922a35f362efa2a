import { contentMatchesName } from '../../base/answers/file-types.ts'
import type { PricedMenu } from '../doubtful-prices.ts'
import { readingLines, readingTable } from '../layout.ts'
import { type MenuItem, maxMenuItems } from '../menu.ts'
import { type PlaceOf, placeInSheet, placeInText } from '../place.ts'
import { readMenu } from '../read-menu.ts'
import { readMenuTable } from '../read-menu-table.ts'
import { readSales } from '../read-sales.ts'
import {
  type Cell,
  cellText,
  DocumentError,
  type MenuReading,
  type SalesReading,
  type UnreadLine,
  type ValueMeaning,
} from '../reading.ts'
import type { Sales } from '../sales.ts'
import { findHeader } from '../sales-header.ts'
import { type PdfPage, readPdf } from './pdf.ts'
import { readCsv, readWorkbook, type Sheet } from './sheet.ts'
import { readWord } from './word.ts'

/** Why the owner has to type or paste the items. The file itself is valid and is kept. */
export type TypingReason = 'photo' | 'scanned' | 'old_word' | 'no_items' | 'no_table'

export type DocumentReading =
  /** `fromSales`: the items that were sold, which may not be the whole menu. */
  | ({ kind: 'menu'; fromSales?: true } & MenuReading)
  | ({ kind: 'sales' } & SalesReading)
  | { kind: 'typing'; why: TypingReason; unread: UnreadLine[] }

export interface ReadingOptions {
  reads: 'menu' | 'sales'
  /** What the column "Valor" means, once the owner has said so. */
  valueMeans?: ValueMeaning | undefined
  /** The house's menu: its prices tell whether an amount of a sales sheet is a price or a total. */
  menu?: PricedMenu | undefined
}

/** A document with fewer letters than this consists of images, apart from page numbers. */
const fewLetters = 8

const toType = (why: TypingReason, unread: UnreadLine[] = []): DocumentReading => ({
  kind: 'typing',
  why,
  unread,
})

/**
 * Reads a menu or a sales sheet from the bytes of any accepted type of file.
 * @throws DocumentError when the file is refused
 */
export async function readDocument(
  name: string,
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<DocumentReading> {
  if (bytes.length === 0) throw new DocumentError('empty')
  const extension = name.toLowerCase().split('.').at(-1) ?? ''
  if (!contentMatchesName(name, bytes)) {
    // Word and Excel store protected files in the container of their old formats.
    const wrapped = (extension === 'docx' || extension === 'xlsx') && contentMatchesName('a.doc', bytes)
    throw new DocumentError(wrapped ? 'password' : 'wrong_content')
  }
  switch (extension) {
    case 'pdf':
      return readPages(await readPdf(bytes), options)
    case 'docx':
      return menuOf(await readWord(bytes))
    case 'doc':
      return toType('old_word')
    case 'csv':
      return sheetsOf([await readCsv(bytes)], options)
    case 'xlsx':
      return sheetsOf(await readWorkbook(bytes), options)
    default:
      return toType('photo')
  }
}

function readPages(pages: readonly PdfPage[], options: ReadingOptions): DocumentReading {
  const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
  if ((text.match(/\p{L}/gu) ?? []).length < fewLetters) return toType('scanned')
  if (options.reads === 'menu') {
    const lines = pages.flatMap(({ runs, width }, page) =>
      readingLines(runs, width).map((text, row) => ({ text, page: page + 1, row: row + 1 })),
    )
    return menuOf(
      lines.map((line) => line.text),
      placesOf(lines, pages.length),
    )
  }
  const table = readingTable(
    pages.map(({ runs }) => runs),
    isHeader,
  )
  if (!table) return toType('no_table')
  const printed = { name: null, rows: table.map(({ cells }) => cells) }
  return salesOf([printed], options, placesOf(table, pages.length))
}

/** The places of printed lines, with page numbers only if there are several pages. */
function placesOf(lines: readonly { page: number; row: number }[], pages: number): PlaceOf {
  return (index) => {
    const { page = 1, row = 1 } = lines[index] ?? {}
    return pages > 1 ? { page, row } : { row }
  }
}

const placesIn = ({ name }: Sheet) => (name === null ? placeInText : placeInSheet(name))

function isHeader(titles: readonly string[]): boolean {
  try {
    return findHeader([titles]).firstRow === 1
  } catch {
    return false
  }
}

function menuOf(lines: readonly string[], placeOf?: PlaceOf): DocumentReading {
  if (lines.every((line) => line.trim() === '')) return toType('scanned')
  const reading = readMenu(lines, placeOf)
  return reading.items.length === 0 ? toType('no_items', reading.unread) : { kind: 'menu', ...reading }
}

function sheetsOf(sheets: readonly Sheet[], options: ReadingOptions): DocumentReading {
  return options.reads === 'menu' ? menuOfSheets(sheets) : salesOf(sheets, options)
}

/** The items of all sheets that are menus; otherwise those of a sales sheet, with its prices and costs. */
function menuOfSheets(sheets: readonly Sheet[]): DocumentReading {
  const tables = sheets.map((sheet) => readMenuTable(sheet.rows, placesIn(sheet)))
  if (tables.every((table) => (table?.items.length ?? 0) === 0)) {
    const sold = menuOfSales(sheets)
    if (sold) return sold
  }
  // A sheet without a header may still be a list of dishes with their prices.
  const menus = tables.map((table, at) => table ?? readLinesOf(sheets[at]))
  const items = menus.flatMap((menu) => menu.items)
  const unread = menus.flatMap((menu) => menu.unread)
  if (items.length === 0) return toType('no_items', unread)
  const notices = menus.flatMap((menu) => menu.notices)
  if (menus.length > 1 && items.length > maxMenuItems)
    notices.push(`Lemos os primeiros ${maxMenuItems} itens de ${items.length}.`)
  return {
    kind: 'menu',
    items: items.slice(0, maxMenuItems),
    unread,
    readLines: menus.reduce((sum, menu) => sum + menu.readLines, 0),
    notices,
  }
}

/** Cents as menus print them, so that 22.5 is not mistaken for a part of the name. */
const printed = (cell: Cell) =>
  typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(2).replace('.', ',') : cellText(cell)

function readLinesOf(sheet: Sheet | undefined): MenuReading {
  const rows = sheet?.rows ?? []
  const lines = rows.map((row) =>
    row
      .map(printed)
      .filter((text) => text !== '')
      .join('\t'),
  )
  return readMenu(lines, sheet && placesIn(sheet))
}

function menuOfSales(sheets: readonly Sheet[]): DocumentReading | null {
  try {
    const reading = salesOf(sheets, { reads: 'sales' })
    if (reading.kind !== 'sales') return null
    const { sales, unread, notices } = reading
    return {
      kind: 'menu',
      fromSales: true,
      items: itemsSold(sales),
      unread,
      readLines: sales.rows.read + (sales.rows.titles ?? 0),
      notices,
    }
  } catch (error) {
    if (error instanceof DocumentError) return null
    throw error
  }
}

const roundCents = (amount: number | null) =>
  amount === null || amount === 0 ? null : Math.round(amount * 100) / 100

function itemsSold({ items }: Sales): MenuItem[] {
  return items.map(({ name, category, price, cost, place }) => ({
    name,
    category,
    description: null,
    price: roundCents(price),
    cost: roundCents(cost),
    place,
  }))
}

/** The first sheet with a header we understand. If none has one, the refusal of the first sheet. */
function salesOf(
  sheets: readonly Sheet[],
  { valueMeans, menu }: ReadingOptions,
  placeOf?: PlaceOf,
): DocumentReading {
  let refusal = new DocumentError('empty')
  for (const [index, sheet] of sheets.entries()) {
    try {
      const reading = readSales(sheet.rows, {
        ...(valueMeans !== undefined && { valueMeans }),
        ...(menu !== undefined && { menu }),
        placeOf: placeOf ?? placesIn(sheet),
      })
      const others = sheets.flatMap(({ name }, other) =>
        other === index || name === null ? [] : `“${name}”`,
      )
      if (others.length > 0) {
        reading.notices.push(`Lemos a aba “${sheet.name}”. Ficaram de fora: ${listed.format(others)}.`)
      }
      return { kind: 'sales', ...reading }
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      if (index === 0) refusal = error
    }
  }
  throw refusal
}

const listed = new Intl.ListFormat('pt-BR')
