import { Check, Plus, X } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { cx } from './cx'
import { FieldError, type FieldProps, RequiredMark } from './field'
import { CharacterCount } from './textarea-field'

export interface ChoiceOption {
  value: string
  label: string
  description?: ReactNode
  disabled?: boolean
}

interface OwnEntries {
  /** Label of the input, e.g. 'Outro equipamento'. */
  label: string
  placeholder?: string
  /** Maximum number of characters of all own entries together. */
  maxLength: number
}

export interface CheckboxGroupProps extends FieldProps {
  options: readonly ChoiceOption[]
  /** Selected option values and own entries together. */
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  name?: string
  required?: boolean
  /** 'chips' for short labels, 'cards' where options have descriptions. */
  layout?: 'chips' | 'cards'
  /** Lets the user add entries that the list lacks. */
  ownEntries?: OwnEntries
  /** The first checkbox, so that a form can focus the group. */
  ref?: Ref<HTMLInputElement>
}

/** Multiple choice. With react-hook-form use a Controller: `<CheckboxGroup {...field} … />`. */
export function CheckboxGroup({
  label,
  hint,
  error,
  hideLabel,
  fieldClassName,
  options,
  value,
  onChange,
  onBlur,
  name,
  required,
  layout = 'chips',
  ownEntries,
  ref,
}: CheckboxGroupProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const known = new Set(options.map((option) => option.value))
  const own = value.filter((entry) => !known.has(entry))
  const toggle = (entry: string) =>
    onChange(value.includes(entry) ? value.filter((other) => other !== entry) : [...value, entry])

  return (
    <fieldset
      aria-describedby={describedBy}
      className={cx('min-w-0', fieldClassName)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <legend
        className={hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline gap-1 font-semibold text-[0.9375rem]'}
      >
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-fg-muted text-sm">
          {hint}
        </p>
      )}
      <div className={layout === 'chips' ? 'flex flex-wrap gap-2' : 'grid gap-3 sm:grid-cols-2'}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              'choice relative inline-flex cursor-pointer gap-2.5 border-[1.5px]',
              layout === 'chips'
                ? 'min-h-11 items-center rounded-full px-4 py-2'
                : 'items-start rounded-card p-4',
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(option.value)}
              className="sr-only"
            />
            <Check aria-hidden size={18} className={cx('choice-mark', layout === 'cards' && 'mt-0.5')} />
            <span className="min-w-0">
              <span className="font-medium">{option.label}</span>
              {option.description && (
                <span className="mt-0.5 block text-fg-muted text-sm">{option.description}</span>
              )}
            </span>
          </label>
        ))}
        {own.map((entry) => (
          <span
            key={entry}
            data-checked
            className="choice inline-flex min-h-11 items-center gap-1 rounded-full border-[1.5px] pl-4"
          >
            <span className="min-w-0 break-words font-medium">{entry}</span>
            <button
              type="button"
              aria-label={`Remover ${entry}`}
              onClick={() => toggle(entry)}
              className="grid size-11 place-items-center rounded-full"
            >
              <X aria-hidden size={18} />
            </button>
          </span>
        ))}
      </div>
      {ownEntries && (
        <OwnEntryInput
          {...ownEntries}
          id={`${id}-own`}
          used={own.reduce((sum, entry) => sum + entry.length, 0)}
          onAdd={(entry) => {
            const same = options.find((option) => option.label.toLowerCase() === entry.toLowerCase())
            const next = same?.value ?? entry
            if (!value.includes(next)) onChange([...value, next])
          }}
        />
      )}
      <div className={error ? 'mt-2' : undefined}>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  )
}

interface OwnEntryInputProps extends OwnEntries {
  id: string
  used: number
  onAdd: (entry: string) => void
}

function OwnEntryInput({ id, label, placeholder, maxLength, used, onAdd }: OwnEntryInputProps) {
  const [text, setText] = useState('')
  const left = maxLength - used
  const add = () => {
    const entry = text.trim()
    if (entry === '') return
    onAdd(entry)
    setText('')
  }
  return (
    <div className="mt-3">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id={id}
          value={text}
          placeholder={placeholder}
          maxLength={Math.max(left, 0)}
          disabled={left <= 0}
          enterKeyHint="done"
          aria-describedby={`${id}-count`}
          onChange={(event) => setText(event.target.value)}
          // Add typed text even if the user never presses 'Adicionar'.
          onBlur={add}
          onKeyDown={(event) => {
            // Enter adds the entry instead of submitting the form.
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          className="control min-w-0 sm:flex-1"
        />
        <button
          type="button"
          onClick={add}
          disabled={text.trim() === ''}
          className="inline-flex min-h-12 items-center justify-center gap-1.5 rounded-card border-[1.5px] border-line-strong px-4 font-semibold hover:border-fg disabled:cursor-not-allowed disabled:border-line disabled:text-fg-muted"
        >
          <Plus aria-hidden size={18} />
          Adicionar
        </button>
      </div>
      <p id={`${id}-count`} className="mt-1.5 text-right text-fg-muted text-sm">
        <CharacterCount length={used + text.length} maxLength={maxLength} />
      </p>
    </div>
  )
}
