/** A page of a long list. */
export type Page<Row> = {
  rows: Row[]
  /** Offset of the next page, or null after the last. */
  next: number | null
}

/** The page that starts at `from`, of rows read with one more than the page holds. */
export function toPage<Row>(rows: readonly Row[], from: number, size: number): Page<Row> {
  return { rows: rows.slice(0, size), next: rows.length > size ? from + size : null }
}

/** Joins pages. A new row may push another onto the next page between reads; it is listed once. */
export function joinRows<Row>(pages: readonly Page<Row>[], keyOf: (row: Row) => string | number): Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows.map((row) => [keyOf(row), row] as const))).values()]
}
