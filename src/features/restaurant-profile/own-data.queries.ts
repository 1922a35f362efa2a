import { supabase } from '@/data/client'
import { toAppError, unwrap } from '@/data/errors'
import type { Part } from './own-data'

/** With each page comes how many rows there are. */
const counted = { count: 'exact' } as const

type Query = {
  order: (column: string) => Query
  range: (
    first: number,
    last: number,
  ) => PromiseLike<{ data: unknown[]; count: number | null; error: null } | { data: null; error: object }>
}

/**
 * A query as a part.
 * @param order columns that together are unique, so that no row is on two pages or on none
 */
function part(name: string, label: string, order: readonly string[], select: () => Query): Part {
  return {
    name,
    label,
    async fetchPage(first, last) {
      const ordered = order.reduce((query, column) => query.order(column), select())
      const answer = await ordered.range(first, last)
      if (answer.error) throw toAppError(answer.error)
      return { rows: answer.data, total: answer.count ?? answer.data.length }
    },
  }
}

/** The files in the house's folder: their names, sizes and times; the storage service says no total. */
const files: Part = {
  name: 'uploads',
  label: 'arquivos enviados',
  async fetchPage(first, last) {
    const { id } = unwrap(await supabase.from('restaurants').select('id').maybeSingle()) ?? {}
    if (!id) return { rows: [], total: 0 }
    const options = { offset: first, limit: last - first + 1, sortBy: { column: 'name', order: 'asc' } }
    const rows = unwrap(await supabase.storage.from('uploads').list(id, options))
    return { rows, total: rows.length > 0 ? Number.POSITIVE_INFINITY : first }
  },
}

/**
 * Everything the signed-in owner may read about themselves. Which rows those are, row level security decides;
 * oldest first, so that a row written meanwhile comes at the end and moves none.
 */
export const ownParts: readonly Part[] = [
  part('restaurants', 'restaurante', ['id'], () => supabase.from('restaurants').select('*', counted)),
  part('credit_transactions', 'movimentos de créditos', ['created_at', 'id'], () =>
    supabase.from('credit_transactions').select('*', counted),
  ),
  part('credit_lots', 'validade dos créditos', ['granted_at', 'id'], () =>
    supabase.from('credit_lots').select('*', counted),
  ),
  part('orders', 'pedidos', ['created_at', 'id'], () =>
    supabase.from('orders').select('*, order_items(*)', counted),
  ),
  part('stripe_customers', 'cadastro no pagamento', ['customer_id'], () =>
    supabase.from('stripe_customers').select('*', counted),
  ),
  part('stripe_user_orders', 'pagamentos', ['order_date', 'checkout_session_id'], () =>
    supabase.from('stripe_user_orders').select('*', counted),
  ),
  part('stripe_user_subscriptions', 'assinaturas', ['subscription_id'], () =>
    supabase.from('stripe_user_subscriptions').select('*', counted),
  ),
  part('automation_entitlements', 'consultorias de pacotes', ['created_at', 'id'], () =>
    supabase.from('automation_entitlements').select('*', counted),
  ),
  part('automation_requests', 'consultorias', ['created_at', 'id'], () =>
    supabase
      .from('automation_requests')
      .select('*, automation:automations_catalog(type, name), generated_content(*)', counted),
  ),
  part('workshops', 'workshops', ['created_at', 'id'], () => supabase.from('workshops').select('*', counted)),
  part('user_achievements', 'conquistas', ['earned_at', 'id'], () =>
    supabase.from('user_achievements').select('*', counted),
  ),
  part('newsletter_subscribers', 'newsletter', ['id'], () =>
    supabase.from('newsletter_subscribers').select('*', counted),
  ),
  part('expansion_waitlist', 'lista de espera', ['created_at', 'id'], () =>
    supabase.from('expansion_waitlist').select('*', counted),
  ),
  files,
]

/** The account as the auth service knows it: field by field, so that nothing secret can come along. */
export async function fetchAccount() {
  const { user } = unwrap(await supabase.auth.getUser())
  if (!user) throw toAppError({ code: 'session_not_found', message: 'no user' })
  const { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata } = user
  return { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata }
}

/**
 * Deletes the account and everything personal; the ledger stays without a name, files go within minutes. Asked
 * again after its answer was lost, it succeeds again.
 * @throws AppError `account_busy` while an automation is being processed
 */
export async function createAccountDeletion(userId: string): Promise<void> {
  unwrap(await supabase.from('account_deletions').insert({ user_id: userId }))
}
