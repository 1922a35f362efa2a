import { contentMatchesName } from '../../base/answers/file-types.ts'
import { readingLines, readingTable } from '../layout.ts'
import { type MenuItem, maxMenuItems } from '../menu.ts'
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
import { readCsv, readWorkbook } from './sheet.ts'
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
}

/** A document with fewer letters than this consists of images, page numbers aside. */
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
  if (options.reads === 'menu') return menuOf(pages.flatMap(({ runs, width }) => readingLines(runs, width)))
  const table = readingTable(
    pages.map(({ runs }) => runs),
    isHeader,
  )
  return table ? salesOf([table], options) : toType('no_table')
}

function isHeader(titles: readonly string[]): boolean {
  try {
    return findHeader([titles]).firstRow === 1
  } catch {
    return false
  }
}

function menuOf(lines: readonly string[]): DocumentReading {
  if (lines.every((line) => line.trim() === '')) return toType('scanned')
  const reading = readMenu(lines)
  return reading.items.length === 0 ? toType('no_items', reading.unread) : { kind: 'menu', ...reading }
}

function sheetsOf(sheets: readonly Cell[][][], options: ReadingOptions): DocumentReading {
  return options.reads === 'menu' ? menuOfSheets(sheets) : salesOf(sheets, options)
}

/** The items of all sheets that are menus; else of a sheet of sales, whose prices and costs are those of its items. */
function menuOfSheets(sheets: readonly Cell[][][]): DocumentReading {
  const menus = sheets.flatMap((sheet) => readMenuTable(sheet) ?? [])
  const items = menus.flatMap((menu) => menu.items)
  if (items.length > 0) {
    return {
      kind: 'menu',
      items: items.slice(0, maxMenuItems),
      unread: menus.flatMap(({ unread }) => unread),
      notices: menus.flatMap(({ notices }) => notices),
    }
  }
  try {
    const reading = salesOf(sheets, { reads: 'sales' })
    if (reading.kind === 'sales')
      return {
        kind: 'menu',
        fromSales: true,
        items: itemsSold(reading.sales),
        unread: reading.unread,
        notices: reading.notices,
      }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
  }
  return menuOf(sheets.flat().map((row) => row.map(cellText).join(' ')))
}

const roundCents = (amount: number | null) =>
  amount === null || amount === 0 ? null : Math.round(amount * 100) / 100

function itemsSold({ items }: Sales): MenuItem[] {
  return items.map(({ name, category, price, cost }) => ({
    name,
    category,
    description: null,
    price: roundCents(price),
    cost: roundCents(cost),
  }))
}

/** The first sheet with a header we understand. If none has one, the refusal of the first sheet. */
function salesOf(sheets: readonly Cell[][][], { valueMeans }: ReadingOptions): DocumentReading {
  let refusal = new DocumentError('empty')
  for (const [index, sheet] of sheets.entries()) {
    try {
      return { kind: 'sales', ...readSales(sheet, valueMeans === undefined ? {} : { valueMeans }) }
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      if (index === 0) refusal = error
    }
  }
  throw refusal
}
