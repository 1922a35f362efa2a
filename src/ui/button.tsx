import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from './cx'
import { Spinner } from './spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface ButtonLook {
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

// Every size keeps a 44 px target: the small one is small in text and padding only.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-2 text-sm',
  md: 'min-h-12 px-5 py-2.5 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
}

const squares: Record<ButtonSize, string> = { sm: 'size-11', md: 'size-12', lg: 'size-14' }

function look({ variant = 'primary', size = 'md', block, square }: ButtonLook & { square: boolean }) {
  return cx(base, variants[variant], square ? squares[size] : sizes[size], block && 'w-full')
}

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
  ...rest
}: ButtonProps) {
  const text = loading && loadingText ? loadingText : children
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={cx(look({ variant, size, block, square: children === undefined }), className)}
    >
      {loading ? <Spinner /> : icon}
      {text}
      {!loading && iconAfter}
    </button>
  )
}

type ButtonLinkProps = ButtonLook & { className?: string; children?: ReactNode } & (
    | (LinkProps & { href?: never })
    | (ComponentProps<'a'> & { href: string; to?: never })
  )

/** A link that looks like a button: `to` for a route of this app, `href` for everything else. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  block = false,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const classes = cx(look({ variant, size, block, square: children === undefined }), className)
  const content = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    )
  }
  return (
    <Link {...rest} className={classes}>
      {content}
    </Link>
  )
}
