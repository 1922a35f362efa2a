/** What a sheet's only column of amounts holds: prices of one unit, or totals of its rows. */
import type { PricedMenu } from './doubtful-prices.ts'
import { type NumberStyle, parseNumber } from './numbers.ts'
import { type Cell, cellText, type Table, type ValueMeaning } from './reading.ts'
import type { Header } from './sales-header.ts'
import { type ValuedRow, valueMeaningOf } from './value-meaning.ts'

/** Rows that are looked at. */
const sampledRows = 6000

/** The only column of amounts, whose title may not say what it holds; null where two columns explain each other. */
function lonelyAmount({ value, price, total, gross, discount }: Header['columns']) {
  if (gross !== undefined || discount !== undefined) return null
  const [only, other] = [value, price, total].filter((column) => column !== undefined)
  if (only === undefined || other !== undefined) return null
  return {
    column: only,
    said: only === value ? null : only === price ? ('price' as const) : ('total' as const),
  }
}

/**
 * What the only column of amounts holds. Its rows decide, then the menu, then its title; without any of them it is read
 * as a price, and the owner is asked. Where the rows contradict the title, a notice says so.
 */
export function settleValue(
  header: Header,
  table: Table,
  style: NumberStyle,
  { valueMeans, menu }: { valueMeans?: ValueMeaning | undefined; menu?: PricedMenu | undefined },
) {
  const { value, ...columns } = header.columns
  const lonely = lonelyAmount(header.columns)
  if (lonely === null) {
    // Beside a price "Valor" is not needed; beside "Total" it can only be the price.
    const settled =
      value === undefined || columns.price !== undefined ? columns : { ...columns, price: value }
    return { columns: settled, doubtfulValue: null, notice: null }
  }
  const { column, said } = lonely
  const seen = valueMeaningOf(valuedRows(header, table, column, style), said, menu)
  const readAs = valueMeans ?? seen ?? said ?? 'price'
  delete columns.price
  delete columns.total
  const title = header.titles[column] ?? ''
  const doubtful = said === null && (seen === null || valueMeans !== undefined)
  return {
    columns: { ...columns, [readAs]: column },
    doubtfulValue: doubtful ? { header: title, readAs } : null,
    notice: valueMeans === undefined && seen !== null && seen !== said ? seenWords(title, seen) : null,
  }
}

const seenWords = (title: string, seen: ValueMeaning) =>
  seen === 'total'
    ? `A coluna “${title}” foi lida como o total da linha: dividida pela quantidade ela dá o preço de cada item.`
    : `A coluna “${title}” foi lida como o preço de uma unidade: ela não muda com a quantidade.`

/** Rows of the sheet that tell a price from a total. */
function valuedRows({ columns, firstRow }: Header, table: Table, column: number, style: NumberStyle) {
  const numberIn = (cell: Cell) => (typeof cell === 'number' ? cell : parseNumber(cellText(cell), style))
  return table.slice(firstRow, firstRow + sampledRows).flatMap((row): ValuedRow[] => {
    const units = numberIn(columns.units === undefined ? null : row[columns.units])
    const value = numberIn(row[column])
    const name = columns.item === undefined ? '' : cellText(row[columns.item])
    return units !== null && value !== null && units > 0 && value > 0 && name !== ''
      ? [{ name, units, value }]
      : []
  })
}
