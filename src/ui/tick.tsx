import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onChange'> {
  checked: boolean
  onTick: (checked: boolean) => void
  /** The label; without it give `aria-label`, and the target is a square of 44 px. */
  children?: ReactNode
  labelClassName?: string
}

/** A single checkbox. For one of several, see `CheckboxGroup`. */
export function Tick({ onTick, children, labelClassName, className, ...input }: TickProps) {
  return (
    <label
      className={cx(
        'cursor-pointer rounded-small has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
        children === undefined
          ? 'grid size-11 shrink-0 place-items-center'
          : 'inline-flex min-h-11 items-center gap-3',
        labelClassName,
      )}
    >
      <input
        {...input}
        type="checkbox"
        className={cx('size-5 shrink-0 accent-primary', className)}
        onChange={({ target }) => onTick(target.checked)}
      />
      {children}
    </label>
  )
}
