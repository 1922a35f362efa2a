import { formatDate } from '@/domain/dates'
import { formatMoney } from '@/domain/money'
import { statuses } from '@/domain/statuses'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ResponsiveTable } from '@/ui/responsive-table'
import type { Order } from '../shop.queries'
import type { Purchase } from '../use-purchase'

interface OrdersListProps {
  orders: readonly Order[]
  purchase: Purchase
}

/** Orders with what was bought, when, for how much and how they stand. */
export function OrdersList({ orders, purchase }: OrdersListProps) {
  return (
    <ResponsiveTable
      caption="Seus pedidos, do mais recente ao mais antigo"
      hideCaption
      headers={['Pedido', 'Data', 'Valor', 'Situação']}
      numeric={[2]}
      rows={orders.map((order) => ({
        key: order.id,
        cells: [
          describeItems(order),
          formatDate(order.createdAt),
          formatMoney(order.amount),
          <Situation key="situation" order={order} purchase={purchase} />,
        ],
      }))}
    />
  )
}

/** `3 × Cachaça Alambique`, or just the name of a single thing. */
export function describeItems(order: Pick<Order, 'items'>): string {
  const names = order.items.map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name))
  return names.join(', ') || 'Pedido'
}

function Situation({ order, purchase }: { order: Order; purchase: Purchase }) {
  const { label, tone } = statuses[order.status]
  const [item, ...others] = order.items
  // Only what one checkout can charge again; a boleto that is out already waits to be paid itself.
  const payable = order.status === 'pending_payment' && !order.hasOpenBoleto && item && others.length === 0
  const key = `order-${order.id}`
  return (
    <span className="flex flex-col items-end gap-2 sm:items-start">
      <Badge tone={tone}>{label}</Badge>
      {order.hasOpenBoleto && <span className="text-fg-muted text-sm">Boleto emitido</span>}
      {payable && (
        <Button
          variant="secondary"
          size="sm"
          loading={purchase.pending === key}
          loadingText="Abrindo..."
          disabled={purchase.pending !== null}
          onClick={() =>
            purchase.buy({
              key,
              priceId: item.price_id,
              ...(item.kind === 'bottle' && { quantity: item.quantity }),
            })
          }
        >
          <span>
            Pagar agora<span className="sr-only"> {describeItems(order)}</span>
          </span>
        </Button>
      )}
    </span>
  )
}
