import { describePlace, type Place } from '@consulting/documents/place.ts'
import { ChevronDown, Plus, Trash2, Undo2 } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { formatInteger } from '@/format/money'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { TextField } from '@/ui/text-field'
import type { Column, ItemForm, RowAction, useItemRows } from './use-item-rows'

/** Rows per page: a long list stays fast on a small phone. */
const pageSize = 50

interface ItemRowsProps<Item, Key extends string> {
  label: string
  form: ItemForm<Item, Key>
  list: ReturnType<typeof useItemRows<Item, Key>>
  /** Grid columns of the cells and the button where the table layout fits. */
  grid: string
  /** Text beside the name in a collapsed row on a phone. */
  summary: (texts: Record<Key, string>) => string
}

/** An editable list of items: table rows on wide screens, collapsible cards on a phone. */
export function ItemRows<Item extends { place?: Place | undefined }, Key extends string>({
  label,
  form,
  list,
  grid,
  summary,
}: ItemRowsProps<Item, Key>) {
  const { rows, removed, dispatch } = list
  const [shownPage, setPage] = useState(0)
  const [added, setAdded] = useState<number | null>(null)
  const lastPage = Math.max(Math.ceil(rows.length / pageSize) - 1, 0)
  const page = Math.min(shownPage, lastPage)
  const from = page * pageSize
  const shown = rows.slice(from, from + pageSize)
  const top = useRef<HTMLUListElement>(null)
  const turned = useRef(page)
  useEffect(() => {
    if (turned.current === page) return
    turned.current = page
    // A row that was just added has the focus already.
    if (top.current?.contains(document.activeElement)) return
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [page])
  const range = (start: number) =>
    `Ver ${formatInteger(start + 1)} a ${formatInteger(Math.min(start + pageSize, rows.length))}`
  return (
    <div className="@container">
      {shown.length > 0 && (
        <>
          <div
            aria-hidden="true"
            className={cx('hidden gap-2 px-1 pb-2 font-semibold text-sm @2xl:grid', grid)}
          >
            {form.columns.map((column) => (
              <span key={column.key} className={cx(column.kind !== 'text' && 'text-right')}>
                {column.label}
              </span>
            ))}
          </div>
          <ul
            ref={top}
            tabIndex={-1}
            aria-label={label}
            className="scroll-mt-24 outline-none flex flex-col gap-2 @2xl:gap-1.5"
          >
            {shown.map((row, index) => (
              <Row
                key={row.id}
                number={from + index + 1}
                row={row}
                columns={form.columns}
                grid={grid}
                summary={summary(row.texts)}
                place={row.read?.place ? describePlace(row.read.place) : null}
                isNew={row.id === added}
                dispatch={dispatch}
              />
            ))}
          </ul>
        </>
      )}
      {removed && (
        <p
          role="status"
          className="mt-3 flex flex-wrap items-center justify-between gap-2 rounded-card bg-tone-neutral px-4 py-1.5 text-tone-neutral-fg"
        >
          <span>“{Object.values<string>(removed.row.texts)[0] || 'Item sem nome'}” foi removido.</span>
          <Button
            size="sm"
            variant="ghost"
            // The pressed button was unmounted with its row.
            key={removed.row.id}
            autoFocus
            icon={<Undo2 aria-hidden size={18} />}
            onClick={() => dispatch({ kind: 'undo' })}
          >
            Desfazer
          </Button>
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => {
            setAdded(list.nextId)
            setPage(Math.floor(rows.length / pageSize))
            dispatch({ kind: 'addBlank' })
          }}
        >
          Acrescentar item
        </Button>
        {lastPage > 0 && (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {page > 0 && (
              <Button size="sm" variant="ghost" onClick={() => setPage(page - 1)}>
                {range(from - pageSize)}
              </Button>
            )}
            <span className="figures text-fg-muted text-sm">
              {formatInteger(from + 1)}–{formatInteger(from + shown.length)} de {formatInteger(rows.length)}
            </span>
            {page < lastPage && (
              <Button size="sm" variant="ghost" onClick={() => setPage(page + 1)}>
                {range(from + pageSize)}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

interface RowProps {
  number: number
  row: {
    id: number
    texts: Readonly<Record<string, string>>
    errors: Readonly<Record<string, string | undefined>>
  }
  columns: readonly Column<string>[]
  grid: string
  summary: string
  /** Where the file has it; null for an item that the owner added. */
  place: string | null
  /** Just added by the owner, so its name takes the focus. */
  isNew: boolean
  dispatch: (action: RowAction) => void
}

// Typing in one row must not re-render the other forty-nine.
const Row = memo(({ number, row, columns, grid, summary, place, isNew, dispatch }: RowProps) => {
  const [opened, setOpened] = useState(isNew)
  const wrong = Object.keys(row.errors).length > 0
  const open = opened || wrong
  const name = Object.values(row.texts)[0] || 'Item sem nome'
  return (
    <li
      className={cx(
        'rounded-card border bg-surface px-3 @2xl:border-0 @2xl:bg-transparent @2xl:px-1',
        wrong ? 'border-alert' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={open}
        disabled={wrong}
        onClick={() => setOpened(!open)}
        className="flex min-h-12 w-full items-center gap-3 py-2 text-left @2xl:hidden"
      >
        <span className="min-w-0 flex-1 break-words font-semibold">{name}</span>
        <span className="figures shrink-0 text-fg-muted text-sm">{summary}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className={cx('shrink-0 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        className={cx(
          'grid grid-cols-2 items-start gap-3 pb-3 @2xl:gap-2 @2xl:pb-0',
          grid,
          !open && 'hidden @2xl:grid',
        )}
      >
        {columns.map((column, index) => (
          <TextField
            key={column.key}
            label={column.label}
            aria-label={`${column.label} do item ${number}`}
            fieldClassName={cx(
              '@2xl:[&>div:first-child]:sr-only',
              column.kind === 'text' && 'col-span-2 @2xl:col-span-1',
            )}
            className={cx('@2xl:px-2.5', column.kind !== 'text' && 'figures @2xl:text-right')}
            value={row.texts[column.key] ?? ''}
            error={row.errors[column.key]}
            maxLength={column.kind === 'text' ? column.maxLength : 20}
            inputMode={column.kind === 'text' ? 'text' : 'decimal'}
            autoComplete="off"
            autoFocus={isNew && index === 0}
            onKeyDown={(event) => {
              // Enter must not submit the whole form from a cell.
              if (event.key === 'Enter') event.preventDefault()
            }}
            onChange={(event) =>
              dispatch({ kind: 'type', id: row.id, key: column.key, text: event.target.value })
            }
          />
        ))}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remover ${name}`}
          icon={<Trash2 aria-hidden size={18} />}
          className="justify-self-end @max-2xl:col-span-2"
          onClick={() => dispatch({ kind: 'remove', id: row.id })}
        />
        {place && <p className="col-span-full -mt-1 text-fg-muted text-sm">{place} do arquivo</p>}
      </div>
    </li>
  )
})
