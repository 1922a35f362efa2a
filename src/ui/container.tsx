import type { ComponentProps } from 'react'
import { cx } from './cx'

interface ContainerProps extends ComponentProps<'div'> {
  /** 'reading' for running text (42rem), 'narrow' for forms (36rem). */
  width?: 'content' | 'reading' | 'narrow'
}

const widths = { content: 'max-w-content', reading: 'max-w-reading', narrow: 'max-w-xl' }

/** Centres its content and adds side padding. */
export function Container({ width = 'content', className, ...rest }: ContainerProps) {
  return <div {...rest} className={cx('mx-auto w-full px-4 sm:px-6 lg:px-8', widths[width], className)} />
}
