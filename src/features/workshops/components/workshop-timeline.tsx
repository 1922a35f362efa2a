import { formatDateTime } from '@/format/dates'
import { formatCredits } from '@/format/money'
import { formatWorkshopEvent } from '@/format/workshop-events'
import { Timeline } from '@/ui/timeline'
import type { Workshop } from '../workshop'

/** What happened to a workshop so far, newest last, with its cost and the farm's reasons. */
export default function WorkshopTimeline({ workshop }: { workshop: Workshop }) {
  const { events = [], cancelReason = null } = workshop.agenda ?? {}
  const lines: Readonly<Record<string, string | null>> = {
    held:
      workshop.creditsRequired > 0 ? `${formatCredits(workshop.creditsRequired)} descontados do saldo` : null,
    no_show: 'Nada foi cobrado',
    cancelled: cancelReason && `Motivo: ${cancelReason}`,
  }
  return (
    <Timeline
      entries={events.map(({ id, kind, detail, created_at }) => {
        const line = lines[kind] ?? null
        return {
          key: id,
          title: formatWorkshopEvent(kind, detail, 'por você'),
          lines: line === null ? [] : [line],
          at: created_at,
          when: formatDateTime(created_at),
        }
      })}
    />
  )
}
