import { formatCnpj } from '@/format/cnpj'
import { formatDateTime } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { Notice } from '@/ui/notice'
import type { FarmOrder } from '../order.queries'

type Withdrawal = NonNullable<FarmOrder['withdrawal']>

/** What is owed to a house that undid this order: how it is paid, and to which account. */
export function OrderWithdrawal({ withdrawal, manages }: { withdrawal: Withdrawal; manages: boolean }) {
  const { at, amount, way, refundedAt, account } = withdrawal
  return (
    <Card as="section" aria-labelledby="arrependimento">
      <h2 id="arrependimento" className="mb-2 text-subheading">
        Arrependimento
      </h2>
      <DefinitionList
        items={[
          { term: 'Desfeito em', value: formatDateTime(at) },
          { term: 'A devolver', value: formatMoney(amount) },
          { term: 'Como', value: way === 'bank' ? 'Transferência da fazenda' : 'Estorno no Stripe' },
          {
            term: 'Situação',
            value: refundedAt ? (
              <Badge tone="green">Devolvido em {formatDateTime(refundedAt)}</Badge>
            ) : (
              <Badge tone="yellow">{progress(withdrawal)}</Badge>
            ),
          },
          ...(account
            ? [
                { term: 'Titular', value: <span className="break-words">{account.holder}</span> },
                { term: 'CPF ou CNPJ', value: formatTaxId(account.tax_id) },
                { term: 'Banco', value: account.bank_code },
                { term: 'Agência', value: account.branch },
                {
                  term: account.account_kind === 'savings' ? 'Poupança' : 'Conta corrente',
                  value: account.account,
                },
              ]
            : []),
        ]}
      />
      {way === 'bank' && !refundedAt && !account && (
        <Notice className="mt-3">
          {manages
            ? 'A casa ainda não disse para qual conta. Ela vê o pedido de dados na página do pedido e no e-mail.'
            : 'Quem paga é a gerência, que lê os dados da conta.'}
        </Notice>
      )}
    </Card>
  )
}

function progress({ way, bankConfirmedAt, account }: Withdrawal): string {
  if (way === 'stripe' || !bankConfirmedAt) return 'O Stripe ainda não respondeu'
  return account ? 'A transferir' : 'A transferir, falta a conta'
}

const formatTaxId = (id: string): string =>
  id.length === 11 ? id.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') : formatCnpj(id)
