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
    <Card padding="sm" className="flex flex-col gap-1 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <p className="text-fg-muted text-sm leading-snug">{label}</p>
        {icon && <span className="text-accent">{icon}</span>}
      </div>
      <p className="figures mt-auto font-display font-semibold text-[clamp(1.625rem,1.3rem+1.4vw,2.25rem)] leading-tight">
        {value}
      </p>
      {note && <p className="text-fg-muted text-sm">{note}</p>}
    </Card>
  )
}
