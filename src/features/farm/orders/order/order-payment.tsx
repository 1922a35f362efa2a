import { formatDateTime } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { Notice } from '@/ui/notice'
import { formatFlag } from '../../flag-kinds'
import type { FarmOrder } from '../order.queries'

/** What was paid and when, what was refunded, and what is disputed or wrong with it. */
export function OrderPayment({ order: { amount, paidAt, refunded, flags } }: { order: FarmOrder }) {
  return (
    <Card as="section" aria-labelledby="pagamento">
      <h2 id="pagamento" className="mb-2 text-subheading">
        Pagamento
      </h2>
      <DefinitionList
        items={[
          { term: 'Valor', value: formatMoney(amount) },
          {
            term: 'Situação',
            value:
              (refunded ?? 0) > 0 ? (
                <Badge tone="red">Reembolsado</Badge>
              ) : paidAt ? (
                <Badge tone="green">Pago</Badge>
              ) : (
                <Badge tone="yellow">Não pago</Badge>
              ),
          },
          ...(paidAt ? [{ term: 'Pago em', value: formatDateTime(paidAt) }] : []),
          ...((refunded ?? 0) > 0 ? [{ term: 'Devolvido', value: formatMoney(refunded ?? 0) }] : []),
        ]}
      />
      {flags.map((kind) => (
        <Notice key={kind} tone="danger" className="mt-3">
          {formatFlag(kind)}
        </Notice>
      ))}
    </Card>
  )
}
