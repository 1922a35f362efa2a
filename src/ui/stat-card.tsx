import type { ReactNode } from 'react'
import { Card } from './card'
import { cx } from './cx'

interface StatCardProps {
  label: string
  value: ReactNode
  icon?: ReactNode
  /** A line under the figure, e.g. what changed. */
  note?: ReactNode
  /** Whether the card has the whole width of a phone, where the figure then stands beside its label. */
  fullWidth?: boolean
}

/** One figure with its label; place several in a `<dl>`-like grid. */
export function StatCard({ label, value, icon, note, fullWidth = false }: StatCardProps) {
  const isLine = note === undefined || fullWidth
  return (
    <Card
      padding="sm"
      className={cx(
        '@container flex h-full flex-col gap-1 sm:p-5',
        // Without a note the figure takes one line on phones.
        note === undefined && 'max-sm:flex-row max-sm:items-center max-sm:justify-between max-sm:gap-3',
        note !== undefined &&
          fullWidth &&
          'max-sm:grid max-sm:grid-cols-[minmax(6.5rem,1fr)_minmax(0,auto)] max-sm:items-center max-sm:gap-x-3',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p className={cx('text-fg-muted text-sm leading-snug', !isLine && 'min-h-[2lh] sm:min-h-0')}>
          {label}
        </p>
        {icon && <span className={cx('text-accent', isLine && 'max-sm:hidden')}>{icon}</span>}
      </div>
      <p
        className={cx(
          'figures font-display font-semibold text-[clamp(1.25rem,18cqi-0.4rem,2.125rem)] leading-tight',
          isLine && 'max-sm:text-[clamp(1.25rem,18cqi-0.4rem,1.5rem)]',
          fullWidth && 'max-sm:text-right',
        )}
      >
        {value}
      </p>
      {note && <p className={cx('text-fg-muted text-sm', fullWidth && 'max-sm:col-span-2')}>{note}</p>}
    </Card>
  )
}
