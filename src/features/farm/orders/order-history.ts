import { formatDateTime } from '@/format/dates'
import { formatOrderEvent, formatOrderEventDetail } from '@/format/order-events'
import type { TimelineEntry } from '@/ui/timeline'
import type { AuditEntry, OrderEvent } from './order.queries'

/** The function that records each kind of event. */
const actionOf: Readonly<Record<string, string>> = {
  held: 'hold_order',
  released: 'release_order',
  packed: 'pack_order',
  unpacked: 'unpack_order',
  shipped: 'ship_order',
  delivered: 'deliver_order',
  returned: 'return_order',
  refunded: 'mark_refund_paid',
}

/**
 * The events of an order with the member who caused each and the reason given. An event and its record in `staff_audit`
 * are written in one transaction, so they have the same time.
 */
export function orderHistory(events: readonly OrderEvent[], audit: readonly AuditEntry[]): TimelineEntry[] {
  return events.map(({ id, kind, detail, created_at }) => {
    const record = audit.find(({ action, created_at: at }) => at === created_at && action === actionOf[kind])
    const said = formatOrderEventDetail(detail)
    const reason = record?.reason && record.reason !== said ? record.reason : null
    const lines = [said, reason, record && `Por ${record.actor_name}`]
    return {
      key: id,
      title: formatOrderEvent(kind),
      lines: lines.filter((line): line is string => Boolean(line)),
      at: created_at,
      when: formatDateTime(created_at),
    }
  })
}
