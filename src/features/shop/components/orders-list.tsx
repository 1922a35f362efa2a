import { memo } from 'react'
import { formatDate } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { describeItems } from '@/format/order-items'
import { statuses } from '@/format/statuses'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ResponsiveTable } from '@/ui/responsive-table'
import { usePagePurchase } from '../purchase-context'
import type { Order } from '../shop.queries'

/** Orders with product, date, amount and status. */
export const OrdersList = memo(function OrdersList({ orders }: { orders: readonly Order[] }) {
  return (
    <ResponsiveTable
      caption="Seus pedidos, do mais recente ao mais antigo"
      hideCaption
      headers={['Pedido', 'Data', 'Valor', 'Situação']}
      numeric={[2]}
      rows={orders.map((order) => ({
        key: order.id,
        cells: [
          describeItems(order.items),
          formatDate(order.createdAt),
          formatMoney(order.amount),
          <Situation key="situation" order={order} />,
        ],
      }))}
    />
  )
})

/** What the buyer has to do to pay, by the order's state; null when nothing. */
function paymentInstruction(order: Order): string | null {
  if (order.status !== 'pending_payment') return null
  return order.hasOpenBoleto
    ? 'Boleto emitido. Pague até o vencimento: a confirmação do banco leva até 2 dias úteis.'
    : 'Falta o pagamento. Com Pix ou cartão a confirmação é na hora; com boleto, em até 2 dias úteis.'
}

function Situation({ order }: { order: Order }) {
  const { label, tone } = statuses[order.status]
  const instruction = paymentInstruction(order)
  return (
    <span className="flex flex-col items-end gap-2 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <span className="flex max-w-72 flex-col items-end gap-2 sm:items-start">
        <Badge tone={tone}>{label}</Badge>
        {instruction && <span className="text-fg-muted text-sm">{instruction}</span>}
      </span>
      {/* An issued boleto is itself to be paid. */}
      {!order.hasOpenBoleto && <OrderButton order={order} />}
    </span>
  )
}

/** Pays a pending order, or repeats a closed one. */
function OrderButton({ order }: { order: Order }) {
  const purchase = usePagePurchase()
  const [item, ...others] = order.items
  // Only orders with one item: a checkout charges a single product.
  if (!item || others.length > 0) return null
  const key = `order-${order.id}`
  return (
    <Button
      variant={order.status === 'pending_payment' ? 'primary' : 'secondary'}
      size="sm"
      className="whitespace-nowrap sm:-my-2.5 print:hidden"
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
        {order.status === 'pending_payment' ? 'Pagar agora' : 'Pedir de novo'}
        <span className="sr-only"> {describeItems(order.items)}</span>
      </span>
    </Button>
  )
}
