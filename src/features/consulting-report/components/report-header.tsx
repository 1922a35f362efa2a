import type { Report } from '@consulting/report/blocks.ts'
import type { ReactNode } from 'react'
import { formatDate } from '@/format/dates'

interface ReportHeaderProps extends Pick<Report, 'restaurant' | 'title' | 'createdAt'> {
  /** Shown beside the title; below it on phones. */
  children?: ReactNode
}

/** Title bar of a report, with the page's only h1. */
export function ReportHeader({ restaurant, title, createdAt, children }: ReportHeaderProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-line border-b pb-6 print:mb-10">
      <div className="min-w-0">
        <p className="font-semibold text-accent">{restaurant}</p>
        <h1 className="mt-1 text-title">{title}</h1>
        <p className="figures mt-2 text-fg-muted">Relatório de consultoria · {formatDate(createdAt)}</p>
      </div>
      {children}
    </header>
  )
}
