import { type ComponentProps, useState } from 'react'
import { cx } from './cx'
import { Field, type FieldProps } from './field'

export interface TextareaFieldProps extends FieldProps, ComponentProps<'textarea'> {}

/** Several lines of text; with `maxLength` it counts the characters. */
export function TextareaField({
  id,
  label,
  hint,
  error,
  hideLabel,
  fieldClassName,
  className,
  rows = 4,
  ref,
  onInput,
  ...textarea
}: TextareaFieldProps) {
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null)
  const [typed, setTyped] = useState<number | null>(null)
  const { maxLength, value } = textarea
  // A form library may write to the element without an event, so read the element on render.
  const length = typeof value === 'string' ? value.length : (typed ?? element?.value.length ?? 0)
  return (
    <Field
      {...{ id, label, hint, error, hideLabel, fieldClassName }}
      required={textarea.required}
      aside={maxLength !== undefined && <CharacterCount length={length} maxLength={maxLength} />}
    >
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          ref={(node) => {
            setElement(node)
            if (typeof ref === 'function') return ref(node)
            if (ref) ref.current = node
            return undefined
          }}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length)
            onInput?.(event)
          }}
          className={cx('control resize-y', className)}
        />
      )}
    </Field>
  )
}

/** 'n/max', announced only when nearly full, so as not to interrupt typing. */
export function CharacterCount({ length, maxLength }: { length: number; maxLength: number }) {
  const left = maxLength - length
  return (
    <>
      <span aria-hidden="true" className={cx('figures', left < 0 && 'font-semibold text-alert')}>
        {length}/{maxLength}
      </span>
      <span aria-live="polite" className="sr-only">
        {left <= 20 ? `Restam ${Math.max(left, 0)} caracteres` : ''}
      </span>
    </>
  )
}
