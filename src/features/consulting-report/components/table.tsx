import type { TableBlock } from '@consulting/report/blocks.ts'
import { tableFigure } from '@consulting/report/table-figure.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { keepAmountsWhole } from '@/format/money'
import { cx } from '@/ui/cx'
import { noValue, ResponsiveTable } from '@/ui/responsive-table'
import { keepMark, readMarks } from '../stored-marks'
import { Chart } from './charts'
import { phoneTable } from './phone-table'
import { RichText } from './rich-text'

/** Rows that a phone shows of a long table, by how it shows them. */
const shownOnPhone = { cards: 8, table: 16 }
const hidden = {
  cards: 'max-sm:not-print:[&_tbody>tr:nth-child(n+9)]:hidden',
  table: 'max-sm:not-print:[&_tbody>tr:nth-child(n+17)]:hidden',
}

const storageKey = 'report-tables'

interface TableProps {
  table: Omit<TableBlock, 'kind'>
  /** Names the table among those whose fold is remembered on this device. */
  scope: string
}

function cellOf(cell: string) {
  if (cell === '') return null
  return cell === noValue ? noValue : <RichText text={cell} />
}

/** A table with its figure where it is long. On a phone a long one is folded; on paper it never is. */
export function Table({ table, scope }: TableProps) {
  const id = useId()
  const name = `${scope}/${table.caption}`
  const [open, setOpen] = useState(() => readMarks(storageKey)[name] ?? false)
  const figure = tableFigure(table)
  const phone = phoneTable(table)
  const shown = shownOnPhone[phone.as]
  const folds = table.rows.length > shown
  return (
    <div className="report-table mb-6">
      {figure && <Chart block={{ kind: 'bars', chart: figure }} />}
      <div id={id} className={cx(folds && !open && hidden[phone.as])}>
        <ResponsiveTable
          caption={keepAmountsWhole(table.caption)}
          headers={[...table.headers]}
          rows={table.rows.map((row, index) => ({
            key: `${index} ${row[0]}`,
            cells: row.map(cellOf),
          }))}
          numeric={[...(table.numeric ?? [])]}
          onPhone={phone.as}
          {...(phone.as === 'cards' && { wide: phone.wide })}
        />
      </div>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            keepMark(storageKey, name, !open)
            setOpen(!open)
          }}
          className="mt-3 flex min-h-11 w-full items-center justify-center gap-2 rounded-small border border-line-strong font-semibold sm:hidden print:hidden"
        >
          {open ? `Ver só ${shown} linhas` : `Ver as ${table.rows.length} linhas`}
          <ChevronDown aria-hidden size={18} className={open ? 'rotate-180' : undefined} />
        </button>
      )}
    </div>
  )
}
