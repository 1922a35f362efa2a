import type { StaffRole } from '@/data/tables/staff-members'

/** The staff roles in Portuguese. */
export const roleNames: Record<StaffRole, string> = {
  manager: 'Gerência',
  fulfilment: 'Pedidos',
  consultant: 'Consultoria',
}
