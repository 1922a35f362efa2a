import type { ReactNode } from 'react'
import { cx } from './cx'

export interface TableRow {
  key: string
  /** One cell per header; the first names the row. A card leaves out null, an empty cell, and `noValue`. */
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
  /** A table of few short columns may stay one on phones. */
  onPhone?: 'cards' | 'table'
  /** Columns that take a whole line of a card, where the others stand two to a line; without it, each takes a line. */
  wide?: readonly number[]
}

/** A cell that says in its column that there is nothing to say. */
export const noValue = '—'

/** A cell of a card: beside its label if both fit the line. */
const lineOfCard =
  'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:px-0 max-sm:py-1.5'
/** One of two cells on a line of a card. */
const halfOfCard = 'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 max-sm:px-0 max-sm:py-1'
/** A text after its label. */
const textOfCard = 'max-sm:col-span-2 max-sm:block max-sm:px-0 max-sm:py-1'

/** A table. On phones each row becomes a card with its column names. */
export function ResponsiveTable({
  caption,
  hideCaption,
  headers,
  rows,
  numeric = [],
  roomy = false,
  onPhone = 'cards',
  wide,
}: ResponsiveTableProps) {
  const cards = onPhone === 'cards'
  const inCard = (column: number) =>
    wide === undefined ? lineOfCard : column === 0 || wide.includes(column) ? textOfCard : halfOfCard
  return (
    <table className={cx('w-full border-collapse text-left', cards && 'max-sm:block')}>
      <caption
        className={
          hideCaption ? 'sr-only' : cx('mb-2 text-left text-fg-muted text-sm', cards && 'max-sm:block')
        }
      >
        {caption}
      </caption>
      <thead className={cx(cards && 'max-sm:sr-only')}>
        <tr className="border-line-strong border-b-[1.5px]">
          {headers.map((header, column) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order and may share a name
              key={column}
              scope="col"
              className={cx(
                'px-3 py-2.5 align-bottom text-sm',
                !cards && 'max-sm:px-1 max-sm:first:pl-0 max-sm:last:pr-0',
                numeric.includes(column) && 'text-right',
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={cx(cards && 'max-sm:flex max-sm:flex-col max-sm:gap-3')}>
        {rows.map((row) => (
          <tr
            key={row.key}
            className={cx(
              'border-line border-b',
              cards && 'max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:px-4 max-sm:py-2',
              cards &&
                (wide
                  ? 'max-sm:grid max-sm:grid-flow-dense max-sm:grid-cols-2 max-sm:gap-x-4'
                  : 'max-sm:block'),
            )}
          >
            {row.cells.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order and may share a name
                key={column}
                className={cx(
                  'px-3 py-3 align-top',
                  cards
                    ? inCard(column)
                    : 'max-sm:px-1 max-sm:py-2 max-sm:text-sm max-sm:first:pl-0 max-sm:last:pr-0',
                  column === 0 && 'font-semibold sm:min-w-36',
                  column === 0 && cards && 'max-sm:text-lg',
                  (cell === null || cell === noValue) && cards && 'max-sm:hidden',
                  roomy && 'sm:py-5',
                  numeric.includes(column) && 'figures sm:whitespace-nowrap sm:text-right',
                  numeric.includes(column) && !cards && 'max-sm:whitespace-nowrap max-sm:text-right',
                )}
              >
                {column > 0 && cards && (
                  <span
                    aria-hidden="true"
                    className={cx(
                      'text-left text-fg-muted text-sm sm:hidden',
                      wide?.includes(column) && 'mr-2',
                    )}
                  >
                    {headers[column]}
                  </span>
                )}
                <span
                  className={cx(
                    'min-w-0',
                    numeric.includes(column) &&
                      cards &&
                      column > 0 &&
                      !wide &&
                      'max-sm:ml-auto max-sm:text-right',
                  )}
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
