import type { ReactNode } from 'react'
import { cx } from './cx'

export interface TableRow {
  key: string
  /** One cell per header; the first names the row. Null is an empty cell, which a card leaves out. */
  cells: readonly ReactNode[]
}

interface ResponsiveTableProps {
  caption: string
  hideCaption?: boolean
  headers: readonly string[]
  rows: readonly TableRow[]
  /** Indexes of numeric columns, aligned right. */
  numeric?: readonly number[]
  /** Taller rows, for cells with buttons. */
  roomy?: boolean
}

/** A table. On phones each row becomes a card with its column names. */
export function ResponsiveTable({
  caption,
  hideCaption,
  headers,
  rows,
  numeric = [],
  roomy = false,
}: ResponsiveTableProps) {
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className={hideCaption ? 'sr-only' : 'mb-2 text-left text-fg-muted text-sm max-sm:block'}>
        {caption}
      </caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line-strong border-b-[1.5px]">
          {headers.map((header, column) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order and may share a name
              key={column}
              scope="col"
              className={cx('px-3 py-2.5 align-bottom text-sm', numeric.includes(column) && 'text-right')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={row.key}
            className="border-line border-b max-sm:block max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:px-4 max-sm:py-2"
          >
            {row.cells.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order and may share a name
                key={column}
                className={cx(
                  // A sentence does not fit beside its label and goes below it.
                  'px-3 py-3 align-top max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:px-0 max-sm:py-1.5',
                  column === 0 && 'font-semibold max-sm:text-lg sm:min-w-36',
                  cell === null && 'max-sm:hidden',
                  roomy && 'sm:py-5',
                  numeric.includes(column) && 'figures sm:whitespace-nowrap sm:text-right',
                )}
              >
                {column > 0 && (
                  <span aria-hidden="true" className="text-left text-fg-muted text-sm sm:hidden">
                    {headers[column]}
                  </span>
                )}
                <span
                  className={cx('min-w-0', numeric.includes(column) && 'max-sm:ml-auto max-sm:text-right')}
                >
                  {cell}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
