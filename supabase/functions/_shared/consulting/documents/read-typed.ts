import { cutText } from '../base/language/text.ts'
import { type MenuItem, maxMenuItems } from './menu.ts'
import { parseNumber } from './numbers.ts'
import { readMenu } from './read-menu.ts'
import { readSales } from './read-sales.ts'
import {
  cleanText,
  DocumentError,
  excerpt,
  type MenuReading,
  maxLineLength,
  maxTextLength,
  type Table,
  type UnreadLine,
} from './reading.ts'
import { maxSalesItems, type SalesItem } from './sales.ts'

const maxNameLength = 120
const maxCategoryLength = 60
const maxDescriptionLength = 300

/** The result of a pasted list of sales. It has no dates; only sheets have those. */
export interface SalesItemsReading {
  items: SalesItem[]
  unread: UnreadLine[]
  notices: string[]
}

/** @throws DocumentError `too_long` */
function linesOf(text: string): string[] {
  if (text.length > maxTextLength) throw new DocumentError('too_long')
  return text.split(/\r\n|[\n\r\u2028\u2029]/)
}

const isTooLong = (line: string) => line.length > maxLineLength
const refuseLong = (line: string, index: number): UnreadLine => ({
  row: index + 1,
  text: excerpt(line),
  reason: 'A linha é longa demais',
})

/** Lines of pasted text have no place once they are read. */
function withoutPlace<Item extends { place?: unknown }>({ place: _, ...item }: Item): Omit<Item, 'place'> {
  return item
}

/** The cells of a line copied from a sheet (tabs) or typed with semicolons; null for other lines. */
function cellsOf(line: string): string[] | null {
  if (isTooLong(line)) return null
  const separator = line.includes('\t') ? '\t' : ';'
  const cells = line.split(separator).map(cleanText)
  return cells.filter((cell) => cell !== '').length > 1 ? cells : null
}

/** "Caipirinha; Drinks; 18,00; 4,50": name, optional category, price, optional cost. */
function menuItemOf(cells: readonly string[]): MenuItem | null {
  const [name = '', ...rest] = cells.filter((cell) => cell !== '')
  const numbers = rest.map((cell) => parseNumber(cell))
  const words = rest.filter((_, index) => numbers[index] === null)
  const [price = null, cost = null] = numbers.filter((number) => number !== null)
  if (!/\p{L}/u.test(name) || words.length > 2 || (price ?? 0) < 0 || (cost ?? 0) < 0) return null
  return {
    name: cutText(name, maxNameLength),
    category: words[0] === undefined ? null : cutText(words[0], maxCategoryLength),
    description: words[1] === undefined ? null : cutText(words[1], maxDescriptionLength),
    price: price || null,
    cost: cost || null,
  }
}

/**
 * Reads a typed or pasted menu: menu lines, rows copied from a sheet, or lines such as "Caipirinha; Drinks; 18,00". If
 * no line has a price, each name is an item without a price.
 */
export function readTypedMenu(text: string): MenuReading {
  const lines = linesOf(text)
  const rows = lines.map(cellsOf)
  if (rows.some((cells) => cells !== null)) {
    const items: MenuItem[] = []
    const unread: UnreadLine[] = []
    for (const [index, line] of lines.entries()) {
      if (isTooLong(line)) {
        unread.push(refuseLong(line, index))
        continue
      }
      if (cleanText(line) === '') continue
      const item = menuItemOf(rows[index] ?? [line])
      if (item) items.push(item)
      else unread.push({ row: index + 1, text: excerpt(line), reason: 'Não entendemos esta linha' })
    }
    return { items: items.slice(0, maxMenuItems), unread, readLines: items.length, notices: [] }
  }
  const reading = readMenu(lines)
  if (reading.items.length > 0) return { ...reading, items: reading.items.map(withoutPlace) }
  const names = lines
    .filter((line) => !isTooLong(line))
    .map(cleanText)
    .filter((name) => /\p{L}/u.test(name))
  const items = names.map((name) => ({
    name: cutText(name, maxNameLength),
    category: null,
    description: null,
    price: null,
    cost: null,
  }))
  const unread = lines.flatMap((line, index) => (isTooLong(line) ? [refuseLong(line, index)] : []))
  return { items: items.slice(0, maxMenuItems), unread, readLines: items.length, notices: [] }
}

/** Splits "Caipirinha 120 18,00 4,50", without separators, at its trailing numbers. */
function spacedCells(line: string): string[] {
  const words = cleanText(line)
    .replace(/R\$\s*/gi, '')
    .split(' ')
  const numbers: string[] = []
  while (words.length > 1 && numbers.length < 3 && parseNumber(words.at(-1) ?? '') !== null) {
    numbers.unshift(words.pop() ?? '')
  }
  return [words.join(' '), ...numbers]
}

const typedTitles = ['Produto', 'Quantidade', 'Preço unitário', 'Custo']

/**
 * Reads a typed or pasted list of sales: rows copied from a sheet with their header, or lines of item, units, price and
 * cost in this order.
 */
export function readTypedSales(text: string): SalesItemsReading {
  const lines = linesOf(text)
  const tooLong = lines.flatMap((line, index) => (isTooLong(line) ? [refuseLong(line, index)] : []))
  const table: Table = lines.map((line) => (isTooLong(line) ? [] : (cellsOf(line) ?? spacedCells(line))))
  const withLong = (unread: readonly UnreadLine[]) => [...tooLong, ...unread].sort((a, b) => a.row - b.row)
  try {
    const { sales, unread, notices } = readSales(table)
    return { items: sales.items.map(withoutPlace), unread: withLong(unread), notices }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    if (error.code !== 'no_header' && error.code !== 'missing_column') throw error
    const { sales, unread } = readSales([typedTitles, ...table])
    return {
      items: sales.items.slice(0, maxSalesItems).map(withoutPlace),
      unread: withLong(unread.map((line) => ({ ...line, row: line.row - 1 }))),
      notices: [],
    }
  }
}
