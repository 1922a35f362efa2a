import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Field, type FieldProps } from './field'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** The empty first option, e.g. 'Selecione'. Without it the first option is selected. */
  placeholder?: string
}

/** The platform’s native select, which works best on phones. */
export function SelectField({
  id,
  label,
  hint,
  error,
  hideLabel,
  fieldClassName,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, hideLabel, fieldClassName }} required={select.required}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={cx('control appearance-none text-ellipsis pr-11', className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={20}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-fg-muted"
          />
        </div>
      )}
    </Field>
  )
}
