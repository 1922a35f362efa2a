import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'
import { type Statement, statementSchema } from './statement'

/** The columns that the owner types. */
export type RefundAccount = Pick<
  Row<'refund_accounts'>,
  'holder' | 'tax_id' | 'bank_code' | 'branch' | 'account' | 'account_kind'
>

/** What became of an order that its owner undid. */
export type Withdrawal = {
  at: string
  /** In BRL. */
  amount: number
  /** `bank`: the farm transfers it to the account. */
  way: 'stripe' | 'bank'
  refundedAt: string | null
  statement: Statement
  account: RefundAccount | null
}

const accountColumns = 'holder, tax_id, bank_code, branch, account, account_kind'

export const withdrawalColumns =
  `order_withdrawals(withdrawn_at, amount, way, refunded_at, statement, refund_accounts(${accountColumns}))` as const

type WithdrawalRow = Pick<
  Row<'order_withdrawals'>,
  'withdrawn_at' | 'amount' | 'way' | 'refunded_at' | 'statement'
> & { refund_accounts: RefundAccount | null }

export const toWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  at: row.withdrawn_at,
  amount: row.amount,
  way: row.way === 'bank' ? 'bank' : 'stripe',
  refundedAt: row.refunded_at,
  statement: statementSchema.parse(row.statement),
  account: row.refund_accounts,
})

/** What would come back of an order now, and until when. */
export function statementQuery(userId: string, orderId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'order_withdrawals', 'statement', orderId),
    queryFn: async (): Promise<Statement> =>
      statementSchema.parse(unwrap(await supabase.rpc('preview_withdrawal', { p_order_id: orderId }))),
    staleTime: 0,
  })
}

/**
 * Undoes an order. Repeating a call whose answer was lost changes nothing.
 * @param amount in BRL, as the owner was shown it
 * @throws AppError `withdrawal_changed` when another amount would now be refunded
 */
export async function withdrawPurchase(orderId: string, amount: number): Promise<void> {
  unwrap(await supabase.rpc('withdraw_purchase', { p_order_id: orderId, p_amount: amount }))
}

/** Stores or corrects the account that receives the refund. */
export async function saveRefundAccount(
  orderId: string,
  restaurantId: string,
  account: RefundAccount,
): Promise<void> {
  unwrap(
    await supabase
      .from('refund_accounts')
      .upsert({ order_id: orderId, restaurant_id: restaurantId, ...account }),
  )
}

export async function deleteRefundAccount(orderId: string): Promise<void> {
  unwrap(await supabase.from('refund_accounts').delete().eq('order_id', orderId))
}
