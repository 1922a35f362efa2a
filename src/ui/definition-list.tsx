import type { ReactNode } from 'react'
import { cx } from './cx'

export interface Definition {
  term: string
  value: ReactNode
}

interface DefinitionListProps {
  items: readonly Definition[]
  /** 'rows' puts term and value on one line, on a phone a sentence below its term; 'stacked' puts one above the other, in columns. */
  layout?: 'rows' | 'stacked'
  className?: string
}

export function DefinitionList({ items, layout = 'rows', className }: DefinitionListProps) {
  const rows = layout === 'rows'
  return (
    <dl className={cx(rows ? 'divide-y divide-line' : 'grid gap-x-6 gap-y-4 sm:grid-cols-2', className)}>
      {items.map(({ term, value }) => (
        <div
          key={term}
          className={
            rows
              ? 'flex items-baseline justify-between gap-x-6 gap-y-1 py-3 max-sm:not-print:flex-wrap print:break-inside-avoid print:py-1'
              : 'min-w-0'
          }
        >
          <dt className={cx('text-fg-muted text-sm', rows && 'sm:max-w-1/2 sm:shrink-0')}>{term}</dt>
          <dd className={cx('figures min-w-0 font-semibold', rows && 'sm:text-right print:text-right')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
