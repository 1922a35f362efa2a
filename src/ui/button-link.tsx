import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonLook, buttonLook } from './button-look'
import { cx } from './cx'

type ButtonLinkProps = ButtonLook & { className?: string; children?: ReactNode } & (
    | (LinkProps & { href?: never })
    | (ComponentProps<'a'> & { href: string; to?: never })
  )

/** A link styled as a button: `to` for a route of this app, `href` for everything else. */
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
  const classes = cx(buttonLook({ variant, size, block, square: children === undefined }), className)
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
