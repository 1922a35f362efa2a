import type { HTMLAttributes } from 'react'
import { cx } from './cx'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** A border by default, a shadow for emphasis; never both. */
  look?: 'border' | 'shadow' | 'plain'
  /** The ground to which text and buttons adapt. Default: the page’s own. */
  ground?: 'paper' | 'clay' | 'cane'
  padding?: 'none' | 'sm' | 'md' | 'lg'
}

const looks = { border: 'border border-line', shadow: 'border border-transparent shadow-card', plain: '' }
const paddings = { none: '', sm: 'p-4', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-8' }

export function Card({
  as: Element = 'div',
  look = 'border',
  ground,
  padding = 'md',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      data-ground={ground}
      className={cx(
        'min-w-0 rounded-card print:break-inside-avoid',
        !ground && 'bg-surface',
        looks[look],
        paddings[padding],
        className,
      )}
    />
  )
}
