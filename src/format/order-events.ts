import * as z from 'zod/mini'
import { formatMoney } from './money'

const detailSchema = z.catch(
  z.object({
    carrier: z.optional(z.string()),
    tracking_code: z.optional(z.string()),
    received_by: z.optional(z.string()),
    reason: z.optional(z.string()),
    amount: z.optional(z.number()),
  }),
  {},
)

/** Each kind of `order_events` in words that owners and the farm read. */
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
  withdrawn: 'Compra desfeita por arrependimento',
  refunded: 'Dinheiro devolvido',
  completed: 'Concluído',
}

/** What happened to an order. */
export const formatOrderEvent = (kind: string): string => words[kind] ?? kind

/** What is known of it: carrier, code, receiver, reason or amount; null for nothing. */
export function formatOrderEventDetail(detail: unknown): string | null {
  const { carrier, tracking_code, received_by, reason, amount } = detailSchema.parse(detail)
  const parts = [
    carrier && `Com ${carrier}`,
    tracking_code && `código ${tracking_code}`,
    received_by && `Recebido por ${received_by}`,
    reason,
    amount !== undefined && formatMoney(amount),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}
