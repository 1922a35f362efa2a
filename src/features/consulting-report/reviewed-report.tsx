import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Blocks } from './components/blocks'
import { versionReportQuery } from './consulting-report.queries'

interface ReviewedReportProps {
  requestId: string
  version: number
  underSection: (title: string) => ReactNode
}

/** One version of a report, section by section, as staff read it for a review. */
export default function ReviewedReport({ requestId, version, underSection }: ReviewedReportProps) {
  const { user } = useOwner()
  const report = useQuery(versionReportQuery(user.id, requestId, version))
  // A new object for each press, even of the same link, so that the section is shown again.
  const location = useLocation()
  const loaded = report.data !== undefined
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1))
    if (!loaded || !(section instanceof HTMLDetailsElement)) return
    section.open = true
    section.scrollIntoView()
  }, [location, loaded])
  if (report.isError) {
    return (
      <ErrorState
        title="Não conseguimos ler o relatório"
        onRetry={() => void report.refetch()}
        retrying={report.isFetching}
      />
    )
  }
  if (!report.data) {
    return (
      <LoadingRegion label="Carregando o relatório">
        <Skeleton className="h-96" />
      </LoadingRegion>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {report.data.sections.map(({ id, title, blocks }, position) => (
        <details
          key={id}
          id={id}
          open={position === 0}
          className="rounded-card border border-line bg-surface"
        >
          <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
          <div className="min-w-0 px-4 pb-4">
            <Blocks blocks={blocks} scope={`revisao/${requestId}/${version}/${id}`} />
            {underSection(title)}
          </div>
        </details>
      ))}
    </div>
  )
}
