import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { Field, type FieldProps } from './field'

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Inside the control, before the text: '@', 'R$' or a search icon. Decorative. */
  leading?: ReactNode
}

/** One line of text. Accepts all input props, `{...register('name')}` included. */
export function TextField({
  id,
  label,
  hint,
  error,
  hideLabel,
  fieldClassName,
  leading,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, hideLabel, fieldClassName }} required={input.required}>
      {(control) => (
        <div className="relative">
          {leading && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-fg-muted"
            >
              {leading}
            </span>
          )}
          <input
            {...input}
            {...control}
            type={type}
            className={cx('control', Boolean(leading) && 'pl-11', className)}
          />
        </div>
      )}
    </Field>
  )
}
