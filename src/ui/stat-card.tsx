import type { ReactNode } from 'react'
import { Card } from './card'
import { cx } from './cx'

interface StatCardProps {
  label: string
  value: ReactNode
  icon?: ReactNode
  /** A line under the figure, e.g. what changed. */
  note?: ReactNode
}

/** One figure with its label; place several in a `<dl>`-like grid. */
export function StatCard({ label, value, icon, note }: StatCardProps) {
  return (
    <Card
      padding="sm"
      className={cx(
        '@container flex h-full flex-col gap-1 sm:p-5',
        // Without a note the figure takes one line on phones.
        note === undefined && 'max-sm:flex-row max-sm:items-center max-sm:justify-between max-sm:gap-3',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p
          className={cx('text-fg-muted text-sm leading-snug', note !== undefined && 'min-h-[2lh] sm:min-h-0')}
        >
          {label}
        </p>
        {icon && <span className={cx('text-accent', note === undefined && 'max-sm:hidden')}>{icon}</span>}
      </div>
      <p
        className={cx(
          'figures font-display font-semibold text-[clamp(1.25rem,18cqi-0.4rem,2.125rem)] leading-tight',
          note === undefined && 'max-sm:text-[clamp(1.25rem,18cqi-0.4rem,1.5rem)]',
        )}
      >
        {value}
      </p>
      {note && <p className="text-fg-muted text-sm">{note}</p>}
    </Card>
  )
}
