import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwner } from '@/session/session-context'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { farmMessage } from '../../farm.messages'
import {
  type AgendaWorkshopDetails,
  agendaWorkshopQuery,
  changeWorkshop,
  type WorkshopAction,
} from '../agenda.queries'
import { useAgendaChange } from '../use-agenda-change'
import { useWorkshopName } from '../use-workshop-name'
import { type Act, WorkshopActions } from './workshop-actions'
import { WorkshopDetails } from './workshop-details'

const done: Record<WorkshopAction['kind'], string> = {
  confirm: 'Workshop confirmado',
  propose: 'Proposta enviada à casa',
  duration: 'Duração gravada',
  held: 'Workshop registrado',
  no_show: 'Ausência registrada',
  cancel: 'Workshop cancelado',
}

/** One workshop: the house, what was agreed, and what staff can do with it. */
export function WorkshopDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { user } = useOwner()
  const nameOf = useWorkshopName()
  const found = useQuery(agendaWorkshopQuery(user.id, id))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={found.data ? nameOf(found.data) : 'Workshop'}
      description={found.data?.restaurant.name}
    >
      {found.isPending && (
        <LoadingRegion label="Carregando workshop">
          <Skeleton className="h-64" />
        </LoadingRegion>
      )}
      {found.isError && (
        <ErrorState
          title="Não conseguimos abrir o workshop"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {found.data === null && <p>Este workshop não existe mais.</p>}
      {found.data && <OpenWorkshop workshop={found.data} onClose={onClose} />}
    </Dialog>
  )
}

function OpenWorkshop({ workshop, onClose }: { workshop: AgendaWorkshopDetails; onClose: () => void }) {
  const [act, setAct] = useState<Act | null>(null)
  const change = useAgendaChange<WorkshopAction>(changeWorkshop, ({ kind }) => done[kind], onClose)
  const seen = workshop.events.at(-1)?.id ?? 0
  return (
    <div className="flex flex-col gap-6">
      <WorkshopDetails workshop={workshop} />
      <WorkshopActions
        workshop={workshop}
        act={act}
        onAct={(next) => {
          change.reset()
          setAct(next)
        }}
        busy={change.isPending}
        error={change.error ? farmMessage(change.error) : null}
        onSubmit={(action) => change.mutate({ id: workshop.id, seen, ...action })}
      />
    </div>
  )
}
