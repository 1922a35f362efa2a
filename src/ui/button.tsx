import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type ButtonLook, buttonLook } from './button-look'
import { cx } from './cx'
import { Spinner } from './spinner'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Disables the button and shows a spinner. */
  loading?: boolean
  /** Replaces the text while loading, e.g. 'Salvando...'. */
  loadingText?: string
}

export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  icon,
  iconAfter,
  loading = false,
  loadingText,
  type = 'button',
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const own = useFocusThroughLoading(loading, ref)
  const text = loading && loadingText ? loadingText : children
  return (
    <button
      {...rest}
      ref={own}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={cx(buttonLook({ variant, size, block, square: children === undefined }), className)}
    >
      {loading ? <Spinner /> : icon}
      {text}
      {!loading && iconAfter}
    </button>
  )
}

/**
 * Browsers take the focus from a disabled button. This restores it when the button is enabled again, so that keyboard
 * users keep their place. Returns the ref for the button.
 */
function useFocusThroughLoading(loading: boolean, ref: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [])
  useLayoutEffect(() => {
    if (loading) {
      pressed.current = document.activeElement === button.current
      return
    }
    // Do not take the focus if the user has moved it.
    if (pressed.current && document.activeElement === document.body) button.current?.focus()
    pressed.current = false
  }, [loading])
  return button
}
