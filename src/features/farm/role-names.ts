import type { StaffRole } from '@/data/tables/staff-members'

/** The roles of the staff, as the farm says them. */
export const roleNames: Record<StaffRole, string> = {
  manager: 'Gerência',
  fulfilment: 'Pedidos',
  consultant: 'Consultoria',
}
