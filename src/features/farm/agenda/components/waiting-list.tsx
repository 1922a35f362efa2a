import { useQuery } from '@tanstack/react-query'
import { useOwner } from '@/session/session-context'
import { ListSection } from '../../components/loaded'
import { pendingQuery } from '../agenda.queries'
import { waitingOf } from '../stage'
import { WorkshopRows } from './workshop-rows'

/** Workshops that wait for an answer, first those that the farm has to answer. */
export function WaitingList() {
  const { user } = useOwner()
  const pending = useQuery(pendingQuery(user.id))
  return (
    <div className="mb-10">
      <ListSection
        id="esperam"
        title="Esperam resposta"
        query={pending}
        label="os pedidos de workshop"
        height="h-20"
        only={(workshops) => waitingOf(workshops, new Date())}
        empty="Nenhum workshop espera resposta."
      >
        {(workshops) => <WorkshopRows workshops={workshops} />}
      </ListSection>
    </div>
  )
}
