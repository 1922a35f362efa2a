import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useOwner } from '@/session/session-context'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { ContestCard } from './contest-card'
import { type Contest, contestsQuery, decideContest } from './contests.queries'
import { DecideDialog } from './decide-dialog'

type Deciding = { contest: Contest; verified: boolean; times: number; open: boolean }

/** Managers answer owners who object to their age verification. */
export default function ContestsPage() {
  const { user } = useOwner()
  const client = useQueryClient()
  const options = contestsQuery(user.id)
  const contests = useQuery(options)
  // The dialog belongs to the page, so that a refetch of the list does not close its form.
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = useSingleMutation({
    mutationFn: decideContest,
    onSuccess: (_, { verified }) => {
      setDeciding((shown) => shown && { ...shown, open: false })
      toast.success(verified ? 'Idade confirmada' : 'Recusa mantida')
    },
    onSettled: () => client.invalidateQueries({ queryKey: options.queryKey }),
  })
  return (
    <>
      <PageHeader
        title="Idade"
        description="Quem contesta a verificação da idade espera aqui por alguém da gerência."
      />
      {contests.isPending && (
        <LoadingRegion label="Carregando contestações">
          <Skeleton className="h-40" />
        </LoadingRegion>
      )}
      {contests.isError && (
        <ErrorState
          title="Não conseguimos ler as contestações"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => void contests.refetch()}
          retrying={contests.isFetching}
        />
      )}
      {contests.data?.length === 0 && (
        <EmptyState
          title="Nenhuma contestação"
          text="Quando um cliente contestar a verificação da idade, o caso aparece aqui e em Hoje."
        />
      )}
      {contests.data && contests.data.length > 0 && (
        <ul className="flex flex-col gap-4">
          {contests.data.map((contest) => (
            <ContestCard
              key={contest.id}
              contest={contest}
              onDecide={(verified) => {
                decide.reset()
                setDeciding({ contest, verified, times: (deciding?.times ?? 0) + 1, open: true })
              }}
            />
          ))}
        </ul>
      )}
      {deciding && (
        <DecideDialog
          key={deciding.times}
          house={deciding.contest.house}
          verified={deciding.verified}
          open={deciding.open}
          onOpenChange={(open) => setDeciding({ ...deciding, open })}
          pending={decide.isPending}
          error={decide.error}
          onDecide={(reason) =>
            decide.mutate({ id: deciding.contest.id, verified: deciding.verified, reason })
          }
        />
      )}
    </>
  )
}
