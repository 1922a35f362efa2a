import type { ReactNode } from 'react'
import { cx } from './cx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  /** Before the text. With `aria-label` and no children the button is a square. */
  icon?: ReactNode
  iconAfter?: ReactNode
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-card text-center font-semibold leading-tight no-underline ' +
  'transition-[background-color,border-color,color,transform] duration-150 active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:active:translate-y-0 aria-disabled:cursor-not-allowed'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-primary text-primary-on hover:bg-primary-hover disabled:bg-line disabled:text-fg-muted aria-disabled:bg-line aria-disabled:text-fg-muted',
  secondary:
    'border-[1.5px] border-line-strong bg-transparent text-fg hover:border-fg hover:bg-surface disabled:border-line disabled:text-fg-muted aria-disabled:border-line aria-disabled:text-fg-muted',
  ghost: 'bg-transparent text-fg hover:bg-fg/8 disabled:text-fg-muted aria-disabled:text-fg-muted',
  danger:
    'bg-danger text-paper hover:bg-danger-hover disabled:bg-line disabled:text-fg-muted aria-disabled:bg-line aria-disabled:text-fg-muted',
}

// Every size keeps a 44 px target; the small one reduces only text and padding.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-2 text-sm',
  md: 'min-h-12 px-5 py-2.5 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
}

const squares: Record<ButtonSize, string> = { sm: 'size-11', md: 'size-12', lg: 'size-14' }

/** The classes of a link or button styled as a button. */
export function buttonLook({
  variant = 'primary',
  size = 'md',
  block,
  square,
}: ButtonLook & { square: boolean }) {
  return cx(base, variants[variant], square ? squares[size] : sizes[size], block && 'w-full')
}
