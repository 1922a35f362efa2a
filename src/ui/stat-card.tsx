import type { ReactNode } from 'react'
import { Card } from './card'

interface StatCardProps {
  label: string
  value: ReactNode
  icon?: ReactNode
  /** A line under the figure, e.g. what changed. */
  note?: ReactNode
}

/** One figure with its name; put several in a `<dl>`-like grid. */
export function StatCard({ label, value, icon, note }: StatCardProps) {
  return (
    <Card padding="sm" className="@container flex h-full flex-col gap-1 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <p className="min-h-[2lh] text-fg-muted text-sm leading-snug sm:min-h-0">{label}</p>
        {icon && <span className="text-accent">{icon}</span>}
      </div>
      <p className="figures font-display font-semibold text-[clamp(1.25rem,18cqi-0.4rem,2.125rem)] leading-tight">
        {value}
      </p>
      {note && <p className="text-fg-muted text-sm">{note}</p>}
    </Card>
  )
}
