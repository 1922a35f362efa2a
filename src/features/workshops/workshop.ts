import { parseTimestamp } from '@/domain/calendar'

/** Fortaleza has had no summer time since 2003: its clock is always three hours behind Greenwich. */
const fortalezaOffset = '-03:00'

/** A workshop as the screen shows it, whichever shape its row came in. */
export type Workshop = {
  id: string
  type: string
  name: string
  /** Null while a date is still to be agreed. */
  scheduledDate: string | null
  status: WorkshopStatus
  notes: string | null
  creditsRequired: number
}

export const workshopStatuses = {
  pending: { label: 'Agendado', tone: 'blue' },
  completed: { label: 'Realizado', tone: 'green' },
  delivered: { label: 'Realizado', tone: 'green' },
  cancelled: { label: 'Cancelado', tone: 'red' },
} as const

export type WorkshopStatus = keyof typeof workshopStatuses

/** Names of the types that are no automation. */
const typeNames: Readonly<Record<string, string>> = {
  menu_launch: 'Lançamento de Cardápio',
  guided_tasting: 'Degustação Guiada',
  team_training: 'Treinamento da Equipe',
  exclusive_event: 'Evento exclusivo no restaurante',
}

/** The name of a type, for rows that bring none: the catalogue's where it is an automation. */
export function workshopName(type: string, automations: readonly { type: string; name: string }[]): string {
  return automations.find((automation) => automation.type === type)?.name ?? typeNames[type] ?? 'Workshop'
}

/**
 * Day (yyyy-mm-dd) and hour (hh:mm) as the instant they are in Fortaleza, wherever the phone believes to be.
 * The specification joins them as local time with `:00` appended; the offset keeps that time the house's own.
 */
export function toScheduledDate(day: string, time: string): string {
  return `${day}T${time}:00${fortalezaOffset}`
}

/** When it starts; null while a date is still to be agreed. */
export function startOf({ scheduledDate }: Pick<Workshop, 'scheduledDate'>): Date | null {
  return scheduledDate === null ? null : parseTimestamp(scheduledDate)
}

const cancelNotice = 48 * 60 * 60 * 1000

/** Whether its owner may still cancel: pending, and at least 48 hours away or without a date. */
export function canCancel(workshop: Workshop, now: Date): boolean {
  if (workshop.status !== 'pending') return false
  const start = startOf(workshop)
  return start === null || start.getTime() - now.getTime() >= cancelNotice
}

/** Pending and not begun. One that has begun stays pending until the farm's staff says that it was held. */
export function isUpcoming(workshop: Workshop, now: Date): boolean {
  const start = startOf(workshop)
  return workshop.status === 'pending' && (start === null || start > now)
}
