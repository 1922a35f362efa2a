import { useQuery } from '@tanstack/react-query'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { pendingQuery } from '../agenda.queries'
import { waitingOf } from '../stage'
import { WorkshopRows } from './workshop-rows'

/** Workshops that wait for an answer, the farm's first. */
export function WaitingList() {
  const { user } = useOwner()
  const pending = useQuery(pendingQuery(user.id))
  const waiting = waitingOf(pending.data ?? [], new Date())
  return (
    <section aria-labelledby="esperam" className="mb-10">
      <h2 id="esperam" className="mb-4 text-heading">
        Esperam resposta
      </h2>
      {pending.isPending && (
        <LoadingRegion label="Carregando o que espera resposta">
          <Skeleton className="h-20" />
        </LoadingRegion>
      )}
      {pending.isError && (
        <ErrorState
          title="Não conseguimos ler os pedidos de workshop"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => void pending.refetch()}
          retrying={pending.isFetching}
        />
      )}
      {pending.data && waiting.length === 0 && (
        <p className="text-fg-muted">Nenhum workshop espera resposta.</p>
      )}
      {waiting.length > 0 && <WorkshopRows workshops={waiting} />}
    </section>
  )
}
