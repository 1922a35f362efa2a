import { type ComponentProps, useState } from 'react'
import { cx } from './cx'
import { Field, type FieldProps } from './field'

export interface TextareaFieldProps extends FieldProps, ComponentProps<'textarea'> {
  /** Characters that the form accepts. More may be typed or pasted, so that nothing is cut unseen; `maxLength` cuts. */
  limit?: number | undefined
}

/** Several lines of text; with `maxLength` or `limit` it counts the characters. */
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
  onPaste,
  limit,
  ...textarea
}: TextareaFieldProps) {
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null)
  const [typed, setTyped] = useState<number | null>(null)
  /** Characters of the last paste that `maxLength` left out. */
  const [cut, setCut] = useState(0)
  const { maxLength = limit, value } = textarea
  // A form library may write to the element without an event, so read the element on render.
  const length = typeof value === 'string' ? value.length : (typed ?? element?.value.length ?? 0)
  return (
    <Field
      {...{ id, label, hint, hideLabel, fieldClassName }}
      error={error ?? (cut > 0 ? cutWords(cut) : undefined)}
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
          onPaste={(event) => {
            setCut(tooMuch(event.currentTarget, event.clipboardData.getData('text')))
            onPaste?.(event)
          }}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length)
            if (!isPasted(event.nativeEvent)) setCut(0)
            onInput?.(event)
          }}
          className={cx('control resize-y', className)}
        />
      )}
    </Field>
  )
}

/** Characters of a pasted text that find no room in the field, which the browser leaves out. */
function tooMuch({ value, maxLength, selectionStart, selectionEnd }: HTMLTextAreaElement, pasted: string) {
  if (maxLength < 0) return 0
  // A line ends in one character, whatever the clipboard holds.
  const added = pasted.replaceAll('\r\n', '\n').length
  return Math.max(0, value.length - (selectionEnd - selectionStart) + added - maxLength)
}

const isPasted = (event: Event) => event instanceof InputEvent && event.inputType === 'insertFromPaste'

const cutWords = (cut: number) =>
  `Não coube tudo: ${cut === 1 ? 'o último caractere' : `os últimos ${cut} caracteres`} do que você colou ${cut === 1 ? 'ficou' : 'ficaram'} de fora.`

/** Announced only when nearly full, so as not to interrupt typing. */
function leftWords(left: number): string {
  if (left < 0) return `${-left} a mais do que cabe`
  return left <= 20 ? `Restam ${left} caracteres` : ''
}

/** 'n/max', and how many are left or too many. */
export function CharacterCount({ length, maxLength }: { length: number; maxLength: number }) {
  const left = maxLength - length
  return (
    <>
      <span aria-hidden="true" className={cx('figures', left < 0 && 'font-semibold text-alert')}>
        {length}/{maxLength}
      </span>
      <span aria-live="polite" className="sr-only">
        {leftWords(left)}
      </span>
    </>
  )
}
