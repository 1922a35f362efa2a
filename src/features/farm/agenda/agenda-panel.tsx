import { useQuery } from '@tanstack/react-query'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { pendingQuery } from './agenda.queries'
import { WorkshopRows } from './components/workshop-rows'
import { comingOf, waitingOf } from './stage'

/** Workshops that wait for an answer, and those of the next seven days. */
export function AgendaPanel() {
  const { user } = useOwner()
  const pending = useQuery(pendingQuery(user.id))
  const now = new Date()
  const shown = [...waitingOf(pending.data ?? [], now), ...comingOf(pending.data ?? [], now)]
  return (
    <section aria-labelledby="workshops-de-hoje">
      <h2 id="workshops-de-hoje" className="mb-4 text-heading">
        Workshops
      </h2>
      {pending.isPending && (
        <LoadingRegion label="Carregando workshops">
          <Skeleton className="h-24" />
        </LoadingRegion>
      )}
      {pending.isError && (
        <ErrorState
          title="Não conseguimos ler a agenda"
          onRetry={() => void pending.refetch()}
          retrying={pending.isFetching}
        />
      )}
      {pending.data && shown.length === 0 && (
        <p className="text-fg-muted">
          Nenhum workshop espera resposta, e nada está confirmado para os próximos 7 dias.
        </p>
      )}
      {shown.length > 0 && <WorkshopRows workshops={shown} />}
    </section>
  )
}
