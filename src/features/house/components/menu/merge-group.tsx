import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { countItems } from '../../words'

interface MergeGroupProps {
  title: string
  count: number
  hint?: string
  action: ReactNode
  children: ReactNode
}

/** One kind of difference: new, changed or missing items. */
export function MergeGroup({ title, count, hint, action, children }: MergeGroupProps) {
  return (
    <section className="mb-8" aria-label={`${title}: ${countItems(count)}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-subheading">
          {title} <span className="figures font-normal text-fg-muted">({count})</span>
        </h3>
        {action}
      </div>
      {hint && <p className="mb-3 text-fg-muted text-sm">{hint}</p>}
      <ul className="flex flex-col gap-2">{children}</ul>
    </section>
  )
}

interface SelectAllProps {
  all: boolean
  /** The group, for screen readers. */
  what: string
  onToggle: (all: boolean) => void
}

export function SelectAll({ all, what, onToggle }: SelectAllProps) {
  return (
    <Button size="sm" variant="ghost" onClick={() => onToggle(!all)}>
      {all ? 'Desmarcar' : 'Marcar'} todos<span className="sr-only"> {what}</span>
    </Button>
  )
}
