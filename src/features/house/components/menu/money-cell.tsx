import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '@/format/money'
import { amountOf, moneyText } from '@/forms/amounts'
import { moneyMask } from '@/forms/masks'
import { cx } from '@/ui/cx'
import { MaskedField } from '@/ui/masked-field'
import { saveMessage } from '../../house.messages'
import { moneyError } from '../../item-form'

const labels = { price: 'Preço', cost: 'Custo' } as const
const unknownTexts = { price: 'sem preço', cost: 'não sei' } as const

interface MoneyCellProps {
  field: 'price' | 'cost'
  /** The item's name, for the accessible label. */
  name: string
  value: number | null
  /** Throws on failure; the input stays. */
  onSave: (value: number | null) => Promise<void>
}

/** A price or cost that becomes a field when pressed. Enter saves and opens the next item's, Escape cancels. */
export function MoneyCell({ field, name, value, onSave }: MoneyCellProps) {
  const [text, setText] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const returning = useRef(false)
  /** Set when the field is about to unmount, whose blur must not save. */
  const settled = useRef(false)
  const [shown, setShown] = useState<{ value: number | null } | null>(null)
  const current = shown ? shown.value : value
  const label = labels[field]

  useEffect(() => {
    if (text === null && returning.current) {
      returning.current = false
      button.current?.focus()
    }
  }, [text])

  async function commit(typed: string) {
    const wrong = moneyError(typed, field)
    if (settled.current) return
    if (wrong) return setError(wrong)
    settled.current = true
    setText(null)
    setError(null)
    const next = amountOf(typed)
    if (typed === moneyText(value) || next === value) return
    setShown({ value: next })
    try {
      await onSave(next)
    } catch (failure) {
      settled.current = false
      setText(typed)
      setError(saveMessage(failure))
    }
    setShown(null)
  }

  if (text === null) {
    return (
      <button
        ref={button}
        type="button"
        data-cell={field}
        aria-busy={shown !== null || undefined}
        onClick={() => {
          settled.current = false
          setText(moneyText(current))
        }}
        className={cx(
          'figures flex min-h-11 w-full items-center justify-between gap-2 rounded-small border border-line border-dashed px-2.5 text-left hover:border-fg @3xl:justify-end @3xl:border-transparent @3xl:hover:border-fg',
          current === null && 'text-fg-muted italic',
          shown && 'opacity-60',
        )}
      >
        <span className="text-fg-muted text-sm not-italic @3xl:sr-only">
          {label}
          <span className="sr-only"> de {name}: </span>
        </span>
        <span className="whitespace-nowrap">
          {current === null ? unknownTexts[field] : formatMoney(current)}
          <span className="sr-only">. Alterar</span>
        </span>
      </button>
    )
  }
  return (
    <MaskedField
      mask={moneyMask}
      label={`${label} de ${name}`}
      hideLabel
      autoFocus
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      placeholder={unknownTexts[field]}
      className="figures px-2.5 @3xl:text-right"
      value={text}
      error={error ?? undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setText(target.value)
        setError(null)
      }}
      onBlur={({ target }) => {
        if (error === null) void commit(target.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          settled.current = true
          returning.current = true
          setText(null)
          setError(null)
        }
        if (event.key !== 'Enter') return
        event.preventDefault()
        const typed = event.currentTarget.value
        if (moneyError(typed, field) === null) {
          const next = nextCell(event.currentTarget, field)
          if (next) next.click()
          else returning.current = true
        }
        void commit(typed)
      }}
    />
  )
}

/** The same cell of the next item on the list. */
function nextCell(input: HTMLElement, field: string): HTMLElement | null {
  const list = input.closest('[data-list]')
  const cells = list?.querySelectorAll<HTMLElement>(`[data-cell="${field}"]`) ?? []
  return (
    [...cells].find(
      (cell) => (input.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ) ?? null
  )
}
