import type { TableBlock } from '@consulting/report/blocks.ts'

type Content = Pick<TableBlock, 'headers' | 'rows'>

/** Bounds of a column, in characters: a narrower one breaks words, a wider one takes room from the others. */
const narrowest = 6
const widest = 32

/** Extra characters at most for a column of sentences. */
const sentenceExtra = 30

/** The space between columns, in characters. */
const gap = 2

const plain = (text: string) => text.replaceAll('**', '')

const longestWord = (text: string) => Math.max(...text.split(/\s/).map((word) => word.length))

/** The relative width of each column, from its longest cell. */
export function columnWidths({ headers, rows }: Content): number[] {
  return headers.map((header, column) => {
    const cells = rows.map((row) => plain(row[column] ?? '').length)
    const room = Math.max(narrowest, longestWord(header) + 1, ...cells)
    return Math.min(room, widest) + Math.min(sentenceExtra, Math.max(0, room - widest) / 5) + gap
  })
}

/** Characters on a line of the page, in the size of a cell. */
const lineLength = 105

/** Points of a line, of a row's padding, and of the caption with the head. */
const lineHeight = 12
const rowPadding = 7
const headHeight = 50

/** A table up to this height, in points, is not split: what it leaves blank is less than a third of a page. */
const keptUpTo = 250

/** Of so few rows none goes alone to another page. */
const fewRows = 3

/** About how high a row is, in points. */
function rowHeights(table: Content): (row: readonly string[]) => number {
  const widths = columnWidths(table)
  const all = widths.reduce((sum, width) => sum + width, 0)
  return (row) => {
    const lines = row.map((text, column) =>
      Math.ceil(plain(text).length / (((widths[column] ?? narrowest) / all) * lineLength - gap)),
    )
    return Math.max(...lines, 1) * lineHeight + rowPadding
  }
}

/** About how high a table is that stays on one page, in points; null for one that is split between its rows. */
export function keptHeight(table: Content): number | null {
  const heightOf = rowHeights(table)
  const height = table.rows.reduce((sum, row) => sum + heightOf(row), headHeight)
  return height <= keptUpTo || table.rows.length <= fewRows ? height : null
}

/** Points of a table that stay with what stands above it: all of a short one, else the head with its first rows. */
export function leadHeight(table: Content): number {
  const heightOf = rowHeights(table)
  const [first = [], second = []] = table.rows
  return keptHeight(table) ?? headHeight + heightOf(table.headers) + heightOf(first) + heightOf(second)
}
