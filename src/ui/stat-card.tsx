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
        // On phones the figure stands beside its label, and a note goes below both.
        'max-sm:grid max-sm:grid-cols-[minmax(6.5rem,1fr)_minmax(0,auto)] max-sm:items-center max-sm:gap-x-3',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p className="text-fg-muted text-sm leading-snug">{label}</p>
        {icon && <span className="text-accent max-sm:hidden">{icon}</span>}
      </div>
      <p className="figures font-display font-semibold text-[clamp(1.25rem,18cqi-0.4rem,2.125rem)] leading-tight max-sm:max-w-48 max-sm:text-right max-sm:text-[clamp(1.25rem,18cqi-0.4rem,1.5rem)]">
        {value}
      </p>
      {note && <p className="text-fg-muted text-sm max-sm:col-span-2">{note}</p>}
    </Card>
  )
}
