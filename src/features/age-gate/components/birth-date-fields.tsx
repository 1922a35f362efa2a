import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { BirthDateInput } from '@/domain/age'
import { digitsOf } from '@/domain/contact'
import { FieldError } from '@/ui/field'
import { TextField } from '@/ui/text-field'
import { parsePastedDate } from '../birth-date'

interface BirthDateFieldsProps {
  value: BirthDateInput
  onChange: (value: BirthDateInput) => void
  /** Read by screen readers with the group. */
  describedBy: string
  error: string | undefined
}

const parts = [
  { name: 'day', label: 'Dia', placeholder: 'DD', length: 2, autoComplete: 'bday-day' },
  { name: 'month', label: 'Mês', placeholder: 'MM', length: 2, autoComplete: 'bday-month' },
  { name: 'year', label: 'Ano', placeholder: 'AAAA', length: 4, autoComplete: 'bday-year' },
] as const

/** Day, month and year. A full field moves the focus on, an empty one back; a pasted date fills all three. */
export function BirthDateFields({ value, onChange, describedBy, error }: BirthDateFieldsProps) {
  const errorId = useId()
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  useEffect(() => inputs.current[0]?.focus(), [])

  function type(index: number, name: keyof BirthDateInput, length: number, text: string) {
    const digits = digitsOf(text).slice(0, length)
    const grew = digits.length > value[name].length
    onChange({ ...value, [name]: digits })
    // "1/" means a one-digit day.
    const closed = digits !== '' && /[/.\-\s]$/.test(text)
    if ((grew && digits.length === length) || closed) inputs.current[index + 1]?.focus()
  }

  function paste(event: ClipboardEvent) {
    const date = parsePastedDate(event.clipboardData.getData('text'))
    if (!date) return
    event.preventDefault()
    onChange(date)
    inputs.current[parts.length - 1]?.focus()
  }

  function stepBack(index: number, name: keyof BirthDateInput, event: KeyboardEvent) {
    if (event.key !== 'Backspace' || value[name] !== '') return
    event.preventDefault()
    inputs.current[index - 1]?.focus()
  }

  return (
    <fieldset aria-describedby={error ? `${describedBy} ${errorId}` : describedBy} className="min-w-0">
      <legend className="sr-only">Data de nascimento</legend>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-3">
        {parts.map(({ name, label, placeholder, length, autoComplete }, index) => (
          <TextField
            key={name}
            ref={(element) => {
              inputs.current[index] = element
            }}
            label={label}
            name={name}
            placeholder={placeholder}
            maxLength={length}
            inputMode="numeric"
            autoComplete={autoComplete}
            value={value[name]}
            onChange={(event) => type(index, name, length, event.target.value)}
            onPaste={paste}
            onKeyDown={(event) => stepBack(index, name, event)}
            onFocus={(event) => event.target.select()}
            className="figures text-center text-lg"
          />
        ))}
      </div>
      <div className="mt-3 min-h-11">
        <FieldError id={errorId} error={error} />
      </div>
    </fieldset>
  )
}
