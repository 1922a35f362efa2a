import { type ComponentProps, type ReactNode, useId } from 'react'
import type { ChoiceOption } from './checkbox-group'
import { cx } from './cx'
import { FieldError, type FieldProps, RequiredMark } from './field'

export interface RadioCardOption extends ChoiceOption {
  icon?: ReactNode
  /** On the right, e.g. a price. */
  aside?: ReactNode
}

export interface RadioCardsProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'ref' | 'onBlur' | 'onChange' | 'required'> {
  name: string
  options: readonly RadioCardOption[]
  /** For controlled use; omit with `{...register('name')}`. */
  value?: string
  onValueChange?: (value: string) => void
  /** Cards side by side from the small breakpoint up. */
  columns?: 1 | 2 | 3
}

const columnClasses = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

/** Single choice, each option a card. */
export function RadioCards({
  label,
  hint,
  error,
  hideLabel,
  fieldClassName,
  name,
  options,
  value,
  onValueChange,
  columns = 1,
  required,
  ref,
  onBlur,
  onChange,
}: RadioCardsProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset aria-describedby={describedBy} className={cx('min-w-0', fieldClassName)}>
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
      <div className={cx('grid gap-3', columnClasses[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="choice relative flex min-h-12 cursor-pointer items-start gap-3 rounded-card border-[1.5px] p-4"
          >
            <input
              ref={ref}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              {...(value !== undefined && { checked: value === option.value })}
              onBlur={onBlur}
              onChange={(event) => {
                onChange?.(event)
                onValueChange?.(event.target.value)
              }}
              className="sr-only"
            />
            <span aria-hidden="true" className="choice-dot mt-0.5" />
            {option.icon && <span className="text-accent">{option.icon}</span>}
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="flex items-baseline justify-between gap-x-4">
                <span className="font-semibold">{option.label}</span>
                {option.aside && (
                  <span className="figures shrink-0 text-fg-muted text-sm">{option.aside}</span>
                )}
              </span>
              {option.description && (
                <span className="mt-0.5 text-fg-muted text-sm">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <div className={error ? 'mt-2' : undefined}>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  )
}
