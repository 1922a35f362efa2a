import { shorten } from '../base/language/text.ts'
import type { MenuItem } from './menu.ts'
import type { Place } from './place.ts'
import type { Sales } from './sales.ts'

/** A cell value as the spreadsheet library returns it; dates are in UTC. */
export type Cell = string | number | boolean | Date | null | undefined
export type Table = readonly (readonly Cell[])[]

/** An unread part of a file, reported to its owner instead of guessed. */
export interface UnreadLine extends Place {
  /** An excerpt of the content. */
  text: string
  /** The reason, in Portuguese. */
  reason: string
}

/** The items found in a menu, not yet reviewed by the owner. */
export interface MenuReading {
  items: MenuItem[]
  unread: UnreadLine[]
  /** Number of lines or rows that became items, descriptions or titles. */
  readLines: number
  /** Further notices for the owner, in Portuguese. */
  notices: string[]
}

/** The data found in a sales sheet. */
export interface SalesReading {
  sales: Sales
  unread: UnreadLine[]
  notices: string[]
  /** Set when a column may hold either unit prices or row totals; says which was assumed. */
  doubtfulValue: { header: string; readAs: ValueMeaning } | null
}

export type ValueMeaning = 'price' | 'total'

export type DocumentErrorCode =
  /** The file is empty. */
  | 'empty'
  /** The content does not match the file extension. */
  | 'wrong_content'
  | 'password'
  /** The file is too damaged to read. */
  | 'corrupt'
  /** The file unpacks to far more data than a real document. */
  | 'too_dense'
  | 'too_many_pages'
  /** `detail` is the maximum number of rows. */
  | 'too_many_rows'
  | 'too_slow'
  /** The pasted text exceeds `maxTextLength`. */
  | 'too_long'
  /** Scanned pages or a format without readable text: the owner must type or paste. */
  | 'needs_typing'
  /** No header row was found. `detail` is empty. */
  | 'no_header'
  /** `detail` names the columns that are missing. */
  | 'missing_column'
  /** The sheet has a header but no readable row. `detail` is the reason for the first row. */
  | 'no_rows'
  /** The sums exceed those of any restaurant: a column does not match its title. */
  | 'implausible'

/** A file that cannot be read, with a code; screens translate it to Portuguese. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode
  readonly detail: string

  constructor(code: DocumentErrorCode, detail = '', options?: ErrorOptions) {
    super(detail === '' ? code : `${code}: ${detail}`, options)
    this.name = 'DocumentError'
    this.code = code
    this.detail = detail
  }
}

/** Maximum line length; a name, a long description and a price need half of it. */
export const maxLineLength = 1000
/** Further columns are ignored. */
export const maxColumns = 100
/** Maximum length of a menu or a pasted list: more than a request may carry. */
export const maxTextLength = 200_000

const excerptLength = 80

/** The start of an unread line, for the list of those lines. */
export function excerpt(text: string): string {
  // The rest is never shown and need not be cleaned.
  return shorten(cleanText(text.slice(0, maxLineLength)), excerptLength)
}

/**
 * Text that is safe to store and show: one line, trimmed, without control characters and lone surrogates, which a
 * `jsonb` column rejects.
 */
export function cleanText(text: string): string {
  // The fast path for nearly every cell of a sheet, of which there may be half a million.
  if (/^(?:[!-~à-üÀ-Ü]+(?: [!-~à-üÀ-Ü]+)*)?$/.test(text)) return text
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u200b\ufeff]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** A cell as text, of at most one line’s length: dates as yyyy-mm-dd, empty cells as ''. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'string')
    return cleanText(cell.length > maxLineLength ? cell.slice(0, maxLineLength) : cell)
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell)
}
