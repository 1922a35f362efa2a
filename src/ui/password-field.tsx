import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from './cx'
import { Field, type FieldProps } from './field'

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  /** 'current-password' to log in, 'new-password' to choose one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows its value. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  hideLabel,
  fieldClassName,
  className,
  ...input
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <Field {...{ id, label, hint, error, hideLabel, fieldClassName }} required={input.required}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            className={cx('control pr-14', className)}
          />
          <button
            type="button"
            aria-pressed={visible}
            aria-controls={control.id}
            aria-label="Mostrar senha"
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-card text-fg-muted hover:text-fg"
          >
            <Icon aria-hidden size={20} />
          </button>
        </div>
      )}
    </Field>
  )
}
