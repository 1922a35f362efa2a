import { contentMatchesName } from '@consulting/base/answers/file-types.ts'
import { readingLines, readingTable } from '@consulting/documents/layout.ts'
import { readMenu } from '@consulting/documents/read-menu.ts'
import { readSales } from '@consulting/documents/read-sales.ts'
import {
  type Cell,
  DocumentError,
  type MenuReading,
  type SalesReading,
  type UnreadLine,
  type ValueMeaning,
} from '@consulting/documents/reading.ts'
import { findHeader } from '@consulting/documents/sales-header.ts'
import { type PdfPage, readPdf } from './pdf'
import { readCsv, readWorkbook } from './sheet'
import { readWord } from './word'

/** Why the owner has to type or paste the items. The file itself is valid and is kept. */
export type TypingReason = 'photo' | 'scanned' | 'old_word' | 'no_items' | 'no_table'

export type DocumentReading =
  | ({ kind: 'menu' } & MenuReading)
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
      return salesOf([await readCsv(bytes)], options)
    case 'xlsx':
      return salesOf(await readWorkbook(bytes), options)
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
