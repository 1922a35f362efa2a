import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx'

/** Props of every field besides those of its control. */
export interface FieldProps {
  label: ReactNode
  /** Shown under the label and read with the control. */
  hint?: ReactNode
  /** Marks the control invalid; announced when it appears. */
  error?: string | undefined
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  /** Class of the whole field, including the label. */
  fieldClassName?: string | undefined
}

/** The props that link a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  required?: boolean | undefined
  /** At the end of the hint’s line, e.g. a counter; also described to screen readers. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control and error, linked by id. The base of the text fields and of custom controls. */
export function Field({
  id,
  label,
  hint,
  error,
  required,
  hideLabel,
  fieldClassName,
  aside,
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={cx('flex min-w-0 flex-col', fieldClassName)}>
      <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline gap-1'}>
        <label htmlFor={controlId} className="font-semibold text-[0.9375rem]">
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      {hint && (
        <p id={hintId} className="-mt-1 mb-1.5 text-fg-muted text-sm">
          {hint}
        </p>
      )}
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {(error || aside) && (
        <div className="mt-1.5 flex items-start justify-between gap-4">
          <FieldError id={errorId} error={error} />
          {aside && <div className="ml-auto shrink-0 text-fg-muted text-sm">{aside}</div>}
        </div>
      )}
    </div>
  )
}

/** The star beside a required label. Hidden from screen readers: the control itself is marked required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="font-semibold text-accent">
      *
    </span>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 font-medium text-alert text-sm">
      <CircleAlert aria-hidden size={16} className="mt-0.5" />
      {error}
    </p>
  )
}
