import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { staffMemberQuery } from '@/data/tables/staff-members'
import { useOwner } from '@/session/session-context'

/** Redirects staff, who own no restaurant, from the owners' pages to the farm. */
export default function StaffRedirect() {
  const { user } = useOwner()
  const { data: member } = useQuery(staffMemberQuery(user.id))
  return member ? <Navigate to={paths.farm} replace /> : null
}
