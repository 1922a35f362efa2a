import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { roomAddress } from '../room-address'
import { contestsQuery } from './contests.queries'

/** Owners who object to the answer about their age: their bottles wait for a manager. */
export function ContestsPanel() {
  const { user } = useOwner()
  const contests = useQuery(contestsQuery(user.id))
  return (
    <section aria-labelledby="idade">
      <h2 id="idade" className="mb-4 text-heading">
        Contestações de idade
      </h2>
      {contests.isPending && (
        <LoadingRegion label="Carregando contestações">
          <Skeleton className="h-16" />
        </LoadingRegion>
      )}
      {contests.isError && (
        <ErrorState
          title="Não conseguimos ler as contestações"
          onRetry={() => void contests.refetch()}
          retrying={contests.isFetching}
        />
      )}
      {contests.data?.length === 0 && (
        <p className="text-fg-muted">Ninguém contesta a verificação da idade.</p>
      )}
      {contests.data && contests.data.length > 0 && (
        <ul className="flex flex-col gap-3">
          {contests.data.map(({ id, house, contestedAt }) => (
            <Card key={id} as="li" padding="sm">
              <Link to={roomAddress('idade')} className="tap-target break-words text-link">
                {house}
              </Link>
              <p className="text-fg-muted text-sm">contestou em {formatDateTime(contestedAt)}</p>
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
