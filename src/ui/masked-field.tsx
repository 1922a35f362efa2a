import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { useCallback } from 'react'
import { TextField, type TextFieldProps } from './text-field'

export interface MaskedFieldProps extends TextFieldProps {
  /** Define it outside the component: a new object rebuilds the mask. */
  mask: MaskitoOptions
}

/**
 * A text field that adds punctuation. Works with `{...register('cnpj')}`, a Controller, and `value`/`onChange`. `value`
 * and `defaultValue` may lack punctuation. useForm writes its defaults straight into the element, so format those
 * beforehand.
 */
export function MaskedField({ mask, ref, value, defaultValue, ...field }: MaskedFieldProps) {
  const maskRef = useMaskito({ options: mask })
  const setRef = useCallback(
    (element: HTMLInputElement | null) => {
      maskRef(element)
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [maskRef, ref],
  )
  return (
    <TextField
      {...field}
      ref={setRef}
      {...(typeof value === 'string' && { value: maskitoTransform(value, mask) })}
      {...(typeof defaultValue === 'string' && { defaultValue: maskitoTransform(defaultValue, mask) })}
    />
  )
}
