import { Link } from 'react-router-dom'
import { formatDate } from '@/format/dates'
import { formatInteger } from '@/format/money'
import { Badge } from '@/ui/badge'
import { ResponsiveTable } from '@/ui/responsive-table'
import { Tick } from '@/ui/tick'
import { orderAddress } from '../addresses'
import type { QueuedOrder } from '../queue.queries'
import { steps } from '../steps'

interface OrdersTableProps {
  orders: readonly QueuedOrder[]
  selected: ReadonlySet<string>
  onToggle: (order: QueuedOrder) => void
}

/** Orders of the farm, each to be ticked or opened. */
export function OrdersTable({ orders, selected, onToggle }: OrdersTableProps) {
  return (
    <ResponsiveTable
      caption="Pedidos"
      hideCaption
      headers={['Pedido', 'Situação', 'Entrega', 'Garrafas', 'Pago em']}
      numeric={[3, 4]}
      rows={orders.map((order) => ({
        key: order.id,
        cells: [
          <span key="order" className="-my-2 flex items-center gap-1">
            <Tick
              labelClassName="-ml-3"
              aria-label={`Selecionar o pedido ${order.number}`}
              checked={selected.has(order.id)}
              onTick={() => onToggle(order)}
            />
            <Link to={orderAddress(order.id)} className="min-w-0 break-words py-2 text-link">
              {order.number} · {order.house}
            </Link>
          </span>,
          <span key="step" className="flex flex-wrap justify-end gap-2 sm:justify-start">
            <Badge tone={steps[order.step].tone}>{steps[order.step].label}</Badge>
            {order.withdrawn_at && <Badge tone="red">Arrependimento</Badge>}
          </span>,
          placeOf(order),
          formatInteger(order.bottles),
          order.paid_at ? formatDate(order.paid_at) : 'Não pago',
        ],
      }))}
    />
  )
}

const placeOf = ({ district, city }: QueuedOrder): string =>
  [district, city].filter(Boolean).join(', ') || 'Sem endereço'
