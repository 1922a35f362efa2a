import { describeItems } from '@/format/order-items'
import { Button } from '@/ui/button'
import { usePagePurchase } from '../purchase-context'
import type { Order } from '../shop.queries'

/** Pays a pending order, or repeats a closed one. */
export function OrderButton({ order }: { order: Order }) {
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
          bottles: order.bottles,
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
