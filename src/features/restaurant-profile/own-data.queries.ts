import { supabase, type Tables } from '@/data/client'
import { toAppError, unwrap } from '@/data/errors'
import type { Part } from './own-data'

type Source = keyof Tables | 'stripe_user_orders' | 'stripe_user_subscriptions'

/**
 * A table or view as a part.
 * @param order columns that together are unique, so that no row is on two pages or on none
 */
function part(name: Source, label: string, order: readonly string[], columns = '*'): Part {
  return {
    name,
    label,
    async fetchPage(first, last) {
      const query = supabase.from(name).select(columns, { count: 'exact' }).range(first, last)
      for (const column of order) query.order(column)
      const { data, count, error } = await query
      if (error) throw toAppError(error)
      return { rows: data, total: count ?? data.length }
    },
  }
}

/**
 * Everything the signed-in owner may read about themselves. Which rows those are, row level security decides;
 * oldest first, so that a row written meanwhile comes at the end and moves none.
 */
export const ownParts: readonly Part[] = [
  part('restaurants', 'restaurante', ['id']),
  part('credit_transactions', 'movimentos de créditos', ['created_at', 'id']),
  part('credit_lots', 'validade dos créditos', ['granted_at', 'id']),
  part('orders', 'pedidos', ['created_at', 'id'], '*, order_items(*)'),
  part('stripe_customers', 'cadastro no pagamento', ['customer_id']),
  part('stripe_user_orders', 'pagamentos', ['order_date', 'checkout_session_id']),
  part('stripe_user_subscriptions', 'assinaturas', ['subscription_id']),
  part('automation_entitlements', 'consultorias incluídas em pacotes', ['created_at', 'id']),
  part(
    'automation_requests',
    'consultorias',
    ['created_at', 'id'],
    '*, automation:automations_catalog(type, name), generated_content(*)',
  ),
  part('workshops', 'workshops', ['created_at', 'id']),
  part('user_achievements', 'conquistas', ['earned_at', 'id']),
]

/** The account as the auth service knows it: field by field, so that nothing secret can come along. */
export async function fetchAccount() {
  const { user } = unwrap(await supabase.auth.getUser())
  if (!user) throw toAppError({ code: 'session_not_found', message: 'no user' })
  const { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata } = user
  return { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata }
}

/**
 * Deletes the account and everything personal; the ledger stays without a name. Asked again after its answer
 * was lost, it succeeds again.
 * @throws AppError `account_busy` while an automation is being processed
 */
export async function createAccountDeletion(userId: string): Promise<void> {
  unwrap(await supabase.from('account_deletions').insert({ user_id: userId }))
}
