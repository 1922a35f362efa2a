import { formatTyped, parseNumber } from '@consulting/documents/numbers.ts'
import { cleanText } from '@consulting/documents/reading.ts'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'

export interface Column<Key extends string> {
  key: Key
  label: string
  kind: 'text' | 'money' | 'amount'
  required?: boolean
  /** In characters. */
  maxLength?: number
}

export type Texts<Key extends string> = Record<Key, string>

export interface ItemRow<Item, Key extends string> {
  id: number
  /** As typed. */
  texts: Texts<Key>
  errors: Partial<Texts<Key>>
  /** The item parsed from the texts; while they are invalid, the last valid one. */
  item: Item | null
  /** The item as read from the file; null for a row that the owner added. */
  read: Item | null
}

/** Converts a list of items to texts and back. */
export interface ItemForm<Item, Key extends string> {
  columns: readonly Column<Key>[]
  /** An empty row. */
  blank: Texts<Key>
  toTexts: (item: Item) => Texts<Key>
  /** Called with texts that fit the columns. Numbers are passed parsed. */
  toItem: (texts: Texts<Key>, numbers: Record<Key, number | null>, before: Item | null) => Item
}

const maxAmount = 100_000

function numberIn<Key extends string>(column: Column<Key>, text: string): number | null {
  return column.kind === 'text' || text === '' ? null : parseNumber(text)
}

function errorIn<Key extends string>(column: Column<Key>, text: string): string | null {
  if (text === '') return column.required ? 'Preencha.' : null
  if (column.kind === 'text') return null
  const number = numberIn(column, text)
  if (number === null) return column.kind === 'money' ? 'Ex.: 18,50' : 'Ex.: 120'
  if (number < 0) return 'Não pode ser negativo.'
  return column.kind === 'money' && number > maxAmount ? 'É grande demais.' : null
}

/** Parses the texts of a row. A blank row is neither an item nor a mistake. */
export function readRow<Item, Key extends string>(
  form: ItemForm<Item, Key>,
  row: Pick<ItemRow<Item, Key>, 'id' | 'texts' | 'item' | 'read'>,
): ItemRow<Item, Key> {
  const texts = { ...row.texts }
  for (const { key } of form.columns) texts[key] = cleanText(row.texts[key])
  if (form.columns.every(({ key }) => texts[key] === '')) return { ...row, errors: {}, item: null }
  const errors: Partial<Texts<Key>> = {}
  for (const column of form.columns) {
    const error = errorIn(column, texts[column.key])
    if (error !== null) errors[column.key] = error
  }
  if (Object.keys(errors).length > 0) return { ...row, errors }
  const numbers: Record<string, number | null> = {}
  for (const column of form.columns) numbers[column.key] = numberIn(column, texts[column.key])
  return { ...row, errors, item: form.toItem(texts, numbers, row.item ?? row.read) }
}

/** R$ as typed; '' for an unknown amount. */
export const moneyText = (value: number | null) =>
  value === null ? '' : formatTyped(Math.round(value * 100) / 100, 2)

export type RowAction =
  | { kind: 'type'; id: number; key: string; text: string }
  | { kind: 'remove'; id: number }

type Action<Item> =
  | RowAction
  | { kind: 'add'; items: readonly Item[] }
  | { kind: 'addBlank' }
  | { kind: 'undo' }

interface State<Item, Key extends string> {
  rows: readonly ItemRow<Item, Key>[]
  removed: { row: ItemRow<Item, Key>; index: number } | null
  nextId: number
}

function rowsOf<Item, Key extends string>(
  form: ItemForm<Item, Key>,
  items: readonly Item[],
  firstId: number,
) {
  return items.map(
    (item, index): ItemRow<Item, Key> => ({
      id: firstId + index,
      texts: form.toTexts(item),
      errors: {},
      item,
      read: item,
    }),
  )
}

function reduce<Item, Key extends string>(
  form: ItemForm<Item, Key>,
  state: State<Item, Key>,
  action: Action<Item>,
): State<Item, Key> {
  const { rows, nextId } = state
  switch (action.kind) {
    case 'type':
      return {
        ...state,
        rows: rows.map((row) =>
          row.id === action.id
            ? readRow(form, { ...row, texts: { ...row.texts, [action.key]: action.text } })
            : row,
        ),
      }
    case 'add': {
      const added = rowsOf(form, action.items, nextId).map((row) => ({ ...row, read: null }))
      return { rows: [...rows, ...added], removed: null, nextId: nextId + added.length }
    }
    case 'addBlank': {
      const blank: ItemRow<Item, Key> = { id: nextId, texts: form.blank, errors: {}, item: null, read: null }
      return { rows: [...rows, blank], removed: null, nextId: nextId + 1 }
    }
    case 'remove': {
      const index = rows.findIndex((row) => row.id === action.id)
      const row = rows[index]
      return row ? { ...state, rows: rows.toSpliced(index, 1), removed: { row, index } } : state
    }
    case 'undo':
      return state.removed
        ? { ...state, rows: rows.toSpliced(state.removed.index, 0, state.removed.row), removed: null }
        : state
  }
}

/** The state of the rows, reported after each change. */
export interface RowsChange<Item, Key extends string> {
  /** Rows with an item, in order. */
  rows: readonly (ItemRow<Item, Key> & { item: Item })[]
  /** Number of rows with invalid texts. */
  mistakes: number
}

/**
 * The rows of an editable list, initially `items`. Give the component a new `key` for a new reading. `onChange` is
 * called after each change, not initially.
 */
export function useItemRows<Item, Key extends string>(
  form: ItemForm<Item, Key>,
  items: readonly Item[],
  onChange: (change: RowsChange<Item, Key>) => void,
) {
  const [state, dispatch] = useReducer(
    (current: State<Item, Key>, action: Action<Item>) => reduce(form, current, action),
    null,
    () => ({ rows: rowsOf(form, items, 0), removed: null, nextId: items.length }),
  )
  const tell = useEffectEvent(() => {
    onChange({
      rows: state.rows.flatMap((row) => (row.item === null ? [] : [{ ...row, item: row.item }])),
      mistakes: state.rows.filter((row) => Object.keys(row.errors).length > 0).length,
    })
  })
  const told = useRef(state.rows)
  useEffect(() => {
    if (told.current === state.rows) return
    told.current = state.rows
    tell()
  }, [state.rows])
  return { ...state, dispatch }
}
