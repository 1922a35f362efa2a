import { formatDateTime } from '@/format/dates'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { AccountPart } from './account-part'
import { StatementView } from './statement-view'
import type { Withdrawal } from './withdrawal.queries'

interface WithdrawalReceiptProps {
  order: { id: string; number: number }
  withdrawal: Withdrawal
  onChange: () => void
}

/** The receipt of a withdrawal: what came back and how far the money is. */
export function WithdrawalReceipt({ order, withdrawal, onChange }: WithdrawalReceiptProps) {
  const { at, way, refundedAt, statement, account } = withdrawal
  return (
    <Card as="section" aria-labelledby="recibo" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recibo" className="text-subheading">
          Recibo do arrependimento
        </h2>
        {refundedAt ? (
          <Badge tone="green">Dinheiro devolvido</Badge>
        ) : way === 'bank' && !account ? (
          <Badge tone="yellow">Falta a sua conta</Badge>
        ) : (
          <Badge tone="blue">Devolução em andamento</Badge>
        )}
      </div>
      <p className="mt-2 mb-4 text-pretty text-fg-muted">
        O pedido {order.number} foi desfeito em {formatDateTime(at)}, pelo direito de arrependimento (art. 49
        do Código de Defesa do Consumidor).
        {refundedAt && ` O dinheiro foi devolvido em ${formatDateTime(refundedAt)}.`}
      </p>
      <div className="max-w-reading">
        <StatementView statement={statement} way={refundedAt ? null : way} />
        {way === 'bank' && !refundedAt && (
          <AccountPart orderId={order.id} account={account} onChange={onChange} />
        )}
      </div>
    </Card>
  )
}
