import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '@/data/tables/automations-catalog'
import { workshopName } from '@/format/workshop-name'
import { useOwner } from '@/session/session-context'
import type { AgendaWorkshop } from './agenda.queries'

/** What a workshop is called: its own name, else that of its type. */
export function useWorkshopName() {
  const { user } = useOwner()
  const catalogue = useQuery(catalogueQuery(user.id))
  return ({
    automation_name,
    automation_type,
  }: Pick<AgendaWorkshop, 'automation_name' | 'automation_type'>) =>
    automation_name ?? workshopName(automation_type, catalogue.data ?? [])
}
