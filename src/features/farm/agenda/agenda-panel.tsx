import { useQuery } from '@tanstack/react-query'
import { useOwner } from '@/session/session-context'
import { ListSection } from '../components/loaded'
import { pendingQuery } from './agenda.queries'
import { WorkshopRows } from './components/workshop-rows'
import { comingOf, waitingOf } from './stage'

/** Workshops that wait for an answer, and those of the next seven days. */
export function AgendaPanel() {
  const { user } = useOwner()
  const pending = useQuery(pendingQuery(user.id))
  return (
    <ListSection
      id="workshops-de-hoje"
      title="Workshops"
      query={pending}
      label="a agenda"
      only={(workshops) => [...waitingOf(workshops, new Date()), ...comingOf(workshops, new Date())]}
      empty="Nenhum workshop espera resposta, e nada está confirmado para os próximos 7 dias."
    >
      {(workshops) => <WorkshopRows workshops={workshops} />}
    </ListSection>
  )
}
