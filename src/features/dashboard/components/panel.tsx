import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/card'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

interface PanelProps {
  id?: string
  title: string
  /** A link beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled card of the dashboard. */
export function Panel({ id, title, action, children }: PanelProps) {
  const titleId = useId()
  return (
    <Card as="section" id={id} aria-labelledby={titleId} className="scroll-mt-24">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="text-subheading">
          {title}
        </h2>
        {/* The link's target is taller than its text and must not push the title down. */}
        {action && <div className="-my-2">{action}</div>}
      </div>
      {children}
    </Card>
  )
}

interface PanelListProps<Item> {
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  keyOf: (item: Item) => string
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** Number of placeholder lines while loading. */
  lines: number
  loadingLabel: string
  children: (item: Item) => ReactNode
}

/** Rows separated by lines, with empty and loading states. */
export function PanelList<Item>({
  items,
  keyOf,
  empty,
  lines,
  loadingLabel,
  children,
}: PanelListProps<Item>) {
  if (!items) {
    const names = Array.from({ length: lines }, (_, index) => `line ${index + 1}`)
    return (
      <LoadingRegion label={loadingLabel} className="flex flex-col gap-3 py-3">
        {names.map((name) => (
          <Skeleton key={name} className="h-11 w-full" />
        ))}
      </LoadingRegion>
    )
  }
  if (items.length === 0) return <p className="py-3 text-fg-muted">{empty}</p>
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={keyOf(item)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
