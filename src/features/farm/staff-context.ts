import { createContext, use } from 'react'
import type { StaffMember } from '@/data/tables/staff-members'

export const StaffContext = createContext<StaffMember | null>(null)

/** The signed-in member. Throws outside the farm. */
export function useStaff(): StaffMember {
  const member = use(StaffContext)
  if (!member) throw new Error('useStaff must be used inside the farm')
  return member
}
