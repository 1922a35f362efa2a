/** Columns that hold one kind of value in all rows: months, periods. */
import { type Cell, cellText, type Table } from './reading.ts'

/** Share of a column's cells that are of the kind: a line of totals has words there. */
const enough = 0.9

/** The first column that `read` finds such values in, with them; null if there is none. `read` sees the filled cells. */
export function wholeColumn<Value>(
  table: Table,
  firstRow: number,
  read: (filled: readonly Cell[]) => readonly Value[],
): { column: number; values: readonly Value[] } | null {
  const rows = table.slice(firstRow)
  const width = Math.max(0, ...rows.slice(0, 20).map((row) => row.length))
  for (let column = 0; column < width; column += 1) {
    const filled = rows.flatMap((row) => (cellText(row[column] ?? null) === '' ? [] : [row[column] ?? null]))
    const values = read(filled)
    if (values.length > 0 && values.length >= filled.length * enough) return { column, values }
  }
  return null
}
