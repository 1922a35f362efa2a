import { instantInFortaleza, parseTimestamp } from '@/domain/calendar'

/** A workshop as shown on the screen, from either shape of row. */
export type Workshop = {
  id: string
  type: string
  name: string
  /** Null until a date is agreed. */
  scheduledDate: string | null
  status: WorkshopStatus
  notes: string | null
  creditsRequired: number
  /** What was agreed with the farm. Rows of the older shape have none of it. */
  agenda?: WorkshopAgenda
}

export type WorkshopEvent = { id: number; kind: string; detail: unknown; created_at: string }

type WorkshopAgenda = {
  durationMinutes: number
  confirmed: boolean
  /** The hour is kept until the farm answers. */
  reserved: boolean
  /** Another time that the farm proposes. */
  proposal: { date: string; note: string | null } | null
  /** The farm's reason for a cancellation. */
  cancelReason: string | null
  noShow: boolean
  /** What happened so far, oldest first. */
  events: readonly WorkshopEvent[]
}

export const workshopStatuses = {
  pending: { label: 'Agendado', tone: 'blue' },
  completed: { label: 'Realizado', tone: 'green' },
  delivered: { label: 'Realizado', tone: 'green' },
  cancelled: { label: 'Cancelado', tone: 'red' },
} as const

const confirmed = { label: 'Confirmado', tone: 'green' } as const

/** The badge of a workshop: its status, or that the farm confirmed it. */
export const badgeOf = ({ status, agenda }: Workshop) =>
  status === 'pending' && agenda?.confirmed ? confirmed : workshopStatuses[status]

export type WorkshopStatus = keyof typeof workshopStatuses

/**
 * Converts a day (yyyy-mm-dd) and hour (hh:mm) in Fortaleza to an instant, whatever the device's time zone. The
 * specification joins them as local time with `:00` appended; the offset makes that Fortaleza's time.
 */
export function toScheduledDate(day: string, time: string): string {
  return instantInFortaleza(day, time)
}

/** When it starts; null until a date is agreed. */
export function startOf({ scheduledDate }: Pick<Workshop, 'scheduledDate'>): Date | null {
  return scheduledDate === null ? null : parseTimestamp(scheduledDate)
}

const cancelNotice = 48 * 60 * 60 * 1000

/** Whether the owner may still cancel: pending, and without a date or at least 48 hours away. */
export function canCancel(workshop: Workshop, now: Date): boolean {
  if (workshop.status !== 'pending') return false
  const start = startOf(workshop)
  return start === null || start.getTime() - now.getTime() >= cancelNotice
}

/** Pending and not begun. A workshop that has begun stays pending until the farm's staff record that it was held. */
export function isUpcoming(workshop: Workshop, now: Date): boolean {
  const start = startOf(workshop)
  return workshop.status === 'pending' && (start === null || start > now)
}
