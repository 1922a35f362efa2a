import { shorten } from '../engine/text.ts'
import type { MenuItem } from './menu.ts'
import type { Sales } from './sales.ts'

/** A cell of a sheet as its library gives it; dates are in UTC. */
export type Cell = string | number | boolean | Date | null | undefined
export type Table = readonly (readonly Cell[])[]

/** Something in a file that was not read, told to its owner instead of being guessed. */
export interface UnreadLine {
  /** Row of the sheet or line of the text, from 1. */
  row: number
  /** What stands there, shortened. */
  text: string
  /** Why, in Portuguese. */
  reason: string
}

/** What was found in a menu. Nothing is checked by its owner yet. */
export interface MenuReading {
  items: MenuItem[]
  unread: UnreadLine[]
  /** What else the owner should know about the reading, in Portuguese. */
  notices: string[]
}

/** What was found in a sales sheet. */
export interface SalesReading {
  sales: Sales
  unread: UnreadLine[]
  notices: string[]
  /** Set when a column may hold the price of one unit or the total of the row, and which was taken. */
  doubtfulValue: { header: string; readAs: ValueMeaning } | null
}

export type ValueMeaning = 'price' | 'total'

export type DocumentErrorCode =
  /** Nothing in the file. */
  | 'empty'
  /** The content is not of the kind that the name promises. */
  | 'wrong_content'
  | 'password'
  /** Damaged beyond reading. */
  | 'corrupt'
  /** Unpacks to far more than a real document would. */
  | 'too_dense'
  | 'too_many_pages'
  /** `detail` is the number of rows that are taken. */
  | 'too_many_rows'
  | 'too_slow'
  /** A pasted text of more than `maxTextLength`. */
  | 'too_long'
  /** Pages of pictures, or a format without readable text: the owner types or pastes. */
  | 'needs_typing'
  /** No row names the columns. `detail` is empty. */
  | 'no_header'
  /** `detail` names the columns that are missing. */
  | 'missing_column'
  /** There is a header, but no row below it could be read. `detail` says why the first one was refused. */
  | 'no_rows'
  /** Sums beyond any restaurant: a column is not what its title says. */
  | 'implausible'

/** A file that can't be read, by code; screens say it in Portuguese. */
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

/** Characters of a line: a name, a long description and a price take half of it. */
export const maxLineLength = 1000
/** Columns of a sheet beyond these are none of ours. */
export const maxColumns = 100
/** Characters of a menu, or of a pasted list: more than the longest that a request may carry. */
export const maxTextLength = 200_000

const excerptLength = 80

/** The start of a line that could not be read, for the list of such lines. */
export function excerpt(text: string): string {
  // What is far beyond is never shown, and need not be cleaned.
  return shorten(cleanText(text.slice(0, maxLineLength)), excerptLength)
}

/**
 * A text as it may be stored and shown: one line, without control characters and halves of broken emoji
 * (a `jsonb` column refuses them), without blanks at its ends.
 */
export function cleanText(text: string): string {
  // Nearly every cell of a sheet, and there may be half a million of them.
  if (/^(?:[!-~à-üÀ-Ü]+(?: [!-~à-üÀ-Ü]+)*)?$/.test(text)) return text
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u200b\ufeff]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** A cell as text, of a line's length at most: dates as yyyy-mm-dd, nothing as ''. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'string')
    return cleanText(cell.length > maxLineLength ? cell.slice(0, maxLineLength) : cell)
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell)
}
