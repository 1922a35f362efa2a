import * as z from 'zod/mini'
import { formatDateTime } from '@/format/dates'
import { cx } from '@/ui/cx'
import type { OrderEvent } from './order.queries'

const detailSchema = z.catch(
  z.object({
    carrier: z.optional(z.string()),
    tracking_code: z.optional(z.string()),
    received_by: z.optional(z.string()),
    reason: z.optional(z.string()),
  }),
  {},
)

/** Each kind of `order_events` in the owner's words. */
const words: Readonly<Record<string, string>> = {
  placed: 'Pedido feito',
  paid: 'Pagamento confirmado',
  payment_failed: 'O pagamento não foi concluído',
  cancelled: 'Pedido cancelado',
  reinstated: 'Pedido retomado',
  held: 'Em espera na fazenda',
  released: 'De volta à fila',
  packed: 'Embalado na fazenda',
  unpacked: 'Embalagem refeita',
  shipped: 'Saiu para entrega',
  delivered: 'Entregue',
  returned: 'Devolvido à fazenda',
  completed: 'Concluído',
}

function detailOf(event: OrderEvent): string | null {
  const { carrier, tracking_code, received_by, reason } = detailSchema.parse(event.detail)
  const parts = [
    carrier && `Com ${carrier}`,
    tracking_code && `código ${tracking_code}`,
    received_by && `Recebido por ${received_by}`,
    reason,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}

/** What happened to an order so far, newest last. */
export function Timeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="flex flex-col">
      {events.map((event, index) => {
        const detail = detailOf(event)
        const newest = index === events.length - 1
        return (
          <li key={event.id} className="relative flex gap-4 pb-5 last:pb-0">
            <span aria-hidden="true" className="flex w-3 flex-col items-center">
              <span className={cx('mt-2 size-3 rounded-full', newest ? 'bg-accent' : 'bg-line-strong')} />
              {!newest && <span className="absolute top-5 bottom-0 w-px bg-line" />}
            </span>
            <span className="min-w-0">
              <span className={cx('block', newest && 'font-semibold')}>
                {words[event.kind] ?? event.kind}
              </span>
              {detail && <span className="block break-words">{detail}</span>}
              <time dateTime={event.created_at} className="block text-fg-muted text-sm">
                {formatDateTime(event.created_at)}
              </time>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
