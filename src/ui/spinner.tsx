import { LoaderCircle } from 'lucide-react'
import { cx } from './cx'

interface SpinnerProps {
  /** Read by screen readers; omit when adjacent text says the same. */
  label?: string
  /** Side in pixels. */
  size?: number
  className?: string
}

export function Spinner({ label, size = 20, className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden size={size} className={cx('animate-spin', className)} />
  if (!label) return icon
  return (
    <span role="status" className="inline-flex items-center">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  )
}
