import { formatDate } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { OrderButton } from '../components/order-button'
import { paymentInstruction } from '../payment-instruction'
import type { Order } from '../shop.queries'
import type { PaymentInstructions as Instructions } from './order.queries'
import { PaymentInstructions } from './payment-instructions'

interface PaymentCardProps {
  order: Order
  paidAt: string | null
  /** When the money of a withdrawal went back. */
  refundedAt: string | null
  instructions: Instructions | null
  /** Milliseconds since the epoch. */
  now: number
}

/** The payment of an order: what was paid, what went back, or how to pay. */
export function PaymentCard({ order, paidAt, refundedAt, instructions, now }: PaymentCardProps) {
  const instruction = closedWithoutPayment(order, paidAt) ?? paymentInstruction(order)
  return (
    <Card
      as="section"
      aria-labelledby="pagamento"
      // On phones the payment stands above the items.
      className={instructions ? 'order-first lg:order-none' : undefined}
    >
      <h2 id="pagamento" className="mb-2 text-subheading">
        Pagamento
      </h2>
      <div aria-live="polite">
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
        {instructions ? (
          <div className="mt-3 print:hidden">
            <PaymentInstructions instructions={instructions} now={now} />
          </div>
        ) : (
          instruction && <p className="mt-3 text-fg-muted text-sm">{instruction}</p>
        )}
      </div>
      {!order.hasOpenBoleto && (
        <div className="mt-4">
          <OrderButton order={order} />
        </div>
      )}
    </Card>
  )
}

function closedWithoutPayment({ status }: Order, paidAt: string | null): string | null {
  if (paidAt) return null
  if (status === 'failed') return 'O boleto ou Pix venceu sem pagamento. Nada foi cobrado.'
  if (status === 'cancelled') return 'O pedido foi encerrado sem pagamento. Nada foi cobrado.'
  return null
}
