import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'

export interface FiguresColumn {
  name: string
  /** Right-aligned, in tabular digits. */
  numeric?: boolean
  /** Hidden on a phone, where a row must fit on one line. */
  wideOnly?: boolean
}

interface FiguresTableProps {
  /** For screen readers. */
  caption: string
  columns: readonly FiguresColumn[]
  /** One cell for each column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** The last row, such as a total or a mean. */
  total?: readonly ReactNode[]
}

/** A long list of figures that stays a table on a phone, with only the essential columns. */
export function FiguresTable({ caption, columns, rows, total }: FiguresTableProps) {
  const look = (column: FiguresColumn | undefined) =>
    cx(
      'py-2.5 pl-3 align-top first:pl-0',
      column?.numeric && 'figures whitespace-nowrap text-right',
      column?.wideOnly && 'max-sm:hidden',
    )
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b-[1.5px] text-sm">
          {columns.map((column) => (
            <th key={column.name} scope="col" className={cx(look(column), 'align-bottom')}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map((column, index) => (
              <td key={column.name} className={look(column)}>
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-line-strong border-t-[1.5px] font-semibold">
            {columns.map((column, index) => (
              <td key={column.name} className={look(column)}>
                {total[index]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
