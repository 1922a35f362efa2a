import { formatDate } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { OrderButton } from '../components/order-button'
import { paymentInstruction } from '../payment-instruction'
import type { Order } from '../shop.queries'

interface PaymentCardProps {
  order: Order
  paidAt: string | null
  /** When the money of a withdrawal went back. */
  refundedAt: string | null
}

/** The payment of an order: what was paid, what went back, or how to pay. */
export function PaymentCard({ order, paidAt, refundedAt }: PaymentCardProps) {
  const instruction = paymentInstruction(order)
  return (
    <Card as="section" aria-labelledby="pagamento">
      <h2 id="pagamento" className="mb-2 text-subheading">
        Pagamento
      </h2>
      <DefinitionList
        items={[
          { term: 'Valor', value: formatMoney(order.amount) },
          {
            term: 'Situação',
            value: paidAt ? <Badge tone="green">Pago</Badge> : <Badge tone="yellow">Não pago</Badge>,
          },
          ...(paidAt ? [{ term: 'Data', value: formatDate(paidAt) }] : []),
          ...(refundedAt ? [{ term: 'Devolvido em', value: formatDate(refundedAt) }] : []),
        ]}
      />
      {instruction && <p className="mt-3 text-fg-muted text-sm">{instruction}</p>}
      {!order.hasOpenBoleto && (
        <div className="mt-4">
          <OrderButton order={order} />
        </div>
      )}
    </Card>
  )
}
