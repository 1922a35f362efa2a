import { cx } from '../cx'
import { Logo } from './logo'

interface WordmarkProps {
  /** The product's name. */
  name: string
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = {
  sm: { mark: 'w-8', text: 'text-xl' },
  md: { mark: 'w-10', text: 'text-2xl' },
  lg: { mark: 'w-16', text: 'text-4xl' },
}

/** The mark with the name beside it as selectable text. */
export function Wordmark({ name, size = 'md', className }: WordmarkProps) {
  const { mark, text } = sizes[size]
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <Logo className={cx('shrink-0', mark)} />
      <span
        className={cx(
          'figures whitespace-nowrap font-display font-semibold leading-none tracking-tight',
          text,
        )}
      >
        {name}
      </span>
    </span>
  )
}
