import { formatDateTime } from './dates'

/** The state of a premium order's exclusive event, or null while the owner has to choose a date. */
export function describeEvent(event: { status: string; scheduledDate: string | null }): string | null {
  if (event.status === 'cancelled') return 'Cancelado'
  if (event.status !== 'pending') return 'Realizado'
  return event.scheduledDate === null ? null : `Marcado para ${formatDateTime(event.scheduledDate)}`
}
