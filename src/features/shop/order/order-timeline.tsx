import { formatDateTime } from '@/format/dates'
import { formatOrderEvent, formatOrderEventDetail } from '@/format/order-events'
import { Timeline } from '@/ui/timeline'
import type { OrderEvent } from './order.queries'

/** What happened to an order so far, newest last. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <Timeline
      entries={events.map(({ id, kind, detail, created_at }) => {
        const line = formatOrderEventDetail(detail)
        return {
          key: id,
          title: formatOrderEvent(kind),
          lines: line === null ? [] : [line],
          at: created_at,
          when: formatDateTime(created_at),
        }
      })}
    />
  )
}
