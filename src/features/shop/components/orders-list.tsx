import { memo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Age } from '@/data/tables/age'
import { formatDate } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { describeItems } from '@/format/order-items'
import { statuses } from '@/format/statuses'
import { Badge } from '@/ui/badge'
import { ResponsiveTable } from '@/ui/responsive-table'
import { ageAddress } from '../age/errand'
import { waitsForAge } from '../age/waits-for-age'
import { paymentInstruction } from '../payment-instruction'
import type { Order } from '../shop.queries'
import { OrderButton } from './order-button'

/** Orders with product, date, amount and status. */
export const OrdersList = memo(function OrdersList({
  orders,
  age,
}: {
  orders: readonly Order[]
  /** Undefined while it is unknown. */
  age?: Age | undefined
}) {
  return (
    <ResponsiveTable
      caption="Seus pedidos, do mais recente ao mais antigo"
      hideCaption
      headers={['Pedido', 'Data', 'Valor', 'Situação']}
      numeric={[2]}
      roomy
      rows={orders.map((order) => ({
        key: order.id,
        cells: [
          <Link key="items" to={paths.order(order.id)} className="tap-target text-link">
            {describeItems(order.items) || `Pedido ${order.number}`}
          </Link>,
          formatDate(order.createdAt),
          formatMoney(order.amount),
          <Situation key="situation" order={order} age={age} />,
        ],
      }))}
    />
  )
})

function Situation({ order, age }: { order: Order; age: Age | undefined }) {
  const { label, tone } = statuses[order.status]
  const instruction = paymentInstruction(order)
  return (
    <span className="flex flex-col items-end gap-2 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <span className="flex max-w-72 flex-col items-end gap-2 sm:items-start">
        <Badge tone={tone}>{label}</Badge>
        {instruction && <span className="text-fg-muted text-sm">{instruction}</span>}
        {order.needsAddress && (
          <span className="text-sm">
            Falta o endereço de entrega.{' '}
            <Link to={paths.order(order.id)} className="text-link">
              Informar
              <span className="sr-only"> endereço do pedido {order.number}</span>
            </Link>
          </span>
        )}
        {waitsForAge(order, age) && (
          <span className="text-sm">
            Falta verificar a sua idade.{' '}
            <Link to={ageAddress({ kind: 'order', orderId: order.id })} className="text-link">
              Verificar
              <span className="sr-only"> a idade para o pedido {order.number}</span>
            </Link>
          </span>
        )}
      </span>
      {/* An issued boleto is itself to be paid. */}
      {!order.hasOpenBoleto && <OrderButton order={order} />}
    </span>
  )
}
