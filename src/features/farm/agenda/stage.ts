import { parseTimestamp } from '@/domain/calendar'
import type { BadgeTone } from '@/ui/badge'
import type { AgendaWorkshop } from './agenda.queries'

type Stageable = Pick<AgendaWorkshop, 'status' | 'scheduled_date' | 'proposed_date' | 'confirmed_at'> & {
  no_show_at?: string | null
}

/** The stage of a workshop, as the farm sees it. */
export type Stage =
  | 'to-record'
  | 'to-answer'
  | 'proposed'
  | 'undated'
  | 'confirmed'
  | 'held'
  | 'no-show'
  | 'cancelled'

export function stageOf(workshop: Stageable, now: Date): Stage {
  if (workshop.status === 'cancelled') return workshop.no_show_at ? 'no-show' : 'cancelled'
  if (workshop.status !== 'pending') return 'held'
  if (workshop.proposed_date !== null) return 'proposed'
  if (workshop.scheduled_date === null) return 'undated'
  if (parseTimestamp(workshop.scheduled_date) <= now) return 'to-record'
  return workshop.confirmed_at === null ? 'to-answer' : 'confirmed'
}

export const stages: Record<Stage, { label: string; tone: BadgeTone }> = {
  'to-record': { label: 'Registrar o que houve', tone: 'red' },
  'to-answer': { label: 'Espera confirmação', tone: 'amber' },
  proposed: { label: 'Espera a casa responder', tone: 'blue' },
  undated: { label: 'Sem data', tone: 'neutral' },
  confirmed: { label: 'Confirmado', tone: 'green' },
  held: { label: 'Realizado', tone: 'neutral' },
  'no-show': { label: 'Casa ausente', tone: 'red' },
  cancelled: { label: 'Cancelado', tone: 'red' },
}

const waiting: readonly Stage[] = ['to-record', 'to-answer', 'proposed', 'undated']

/** Workshops that wait for somebody: for the farm first, then for the houses; oldest first. */
export function waitingOf<Item extends Stageable & { created_at: string }>(
  workshops: readonly Item[],
  now: Date,
): Item[] {
  const rank = (item: Item) => waiting.indexOf(stageOf(item, now))
  return workshops
    .filter((item) => rank(item) !== -1)
    .toSorted((a, b) => rank(a) - rank(b) || a.created_at.localeCompare(b.created_at))
}

/** Confirmed workshops that begin within seven days. */
export function comingOf<Item extends Stageable>(workshops: readonly Item[], now: Date): Item[] {
  const until = now.getTime() + 7 * 86_400_000
  return workshops.filter(
    (item) =>
      stageOf(item, now) === 'confirmed' &&
      item.scheduled_date !== null &&
      parseTimestamp(item.scheduled_date).getTime() <= until,
  )
}
