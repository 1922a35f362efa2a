import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatDate } from '@/format/dates'
import { statuses } from '@/format/statuses'
import { Badge } from '@/ui/badge'
import { EmptyState } from '@/ui/empty-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { describeCharge, unnamedAutomation } from '../../automations.messages'
import type { AutomationRequest } from '../../automations.queries'

/** Past requests, newest first, with links to their results. */
export function RequestHistory({ requests }: { requests: readonly AutomationRequest[] }) {
  if (requests.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="Nenhuma consultoria ainda"
        text="Escolha uma automação acima. O resultado fica guardado aqui."
      />
    )
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {requests.map((request) => {
        const status = statuses[request.status]
        return (
          <li key={request.id}>
            <Link
              to={paths.report(request.id)}
              className="flex items-center gap-3 rounded-card px-4 py-4 hover:bg-fg/4 sm:px-6"
            >
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
                <span className="min-w-0 basis-full font-semibold sm:flex-1 sm:basis-auto">
                  {request.automation?.name ?? unnamedAutomation}
                </span>
                <span className="figures text-fg-muted text-sm">
                  {formatDate(request.created_at)} · {describeCharge(request)}
                </span>
                <Badge tone={status.tone}>{status.label}</Badge>
              </span>
              <ChevronRight aria-hidden size={20} className="text-fg-muted" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

export function RequestHistorySkeleton() {
  return (
    <LoadingRegion label="Carregando suas consultorias" className="flex flex-col gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </LoadingRegion>
  )
}
