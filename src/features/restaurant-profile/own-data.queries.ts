import { toAppError, unwrap } from '@/data/client/errors'
import { services, supabase } from '@/data/client/supabase'
import type { ExportSource } from './own-data'

/** Each page includes the total number of rows. */
const counted = { count: 'exact' } as const

type Query = {
  order: (column: string) => Query
  range: (
    first: number,
    last: number,
  ) => PromiseLike<{ data: unknown[]; count: number | null; error: null } | { data: null; error: object }>
}

/**
 * A query as a source.
 * @param order columns that are unique together, so that no row is read twice or skipped
 */
function source(name: string, label: string, order: readonly string[], select: () => Query): ExportSource {
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

/** Name, size and time of the uploaded files. Storage does not report a total. */
const uploads: ExportSource = {
  name: 'uploads',
  label: 'arquivos enviados',
  async fetchPage(first, last) {
    const { id } = unwrap(await supabase.from('restaurants').select('id').maybeSingle()) ?? {}
    if (!id) return { rows: [], total: 0 }
    const options = { offset: first, limit: last - first + 1, sortBy: { column: 'name', order: 'asc' } }
    const rows = unwrap(await (await services()).storage.from('uploads').list(id, options))
    return { rows, total: rows.length > 0 ? Number.POSITIVE_INFINITY : first }
  },
}

/**
 * Everything the signed-in owner may read about themselves. Row level security selects the rows. Oldest first, so that
 * rows written during the download come last.
 */
export const exportSources: readonly ExportSource[] = [
  source('restaurants', 'restaurante', ['id'], () => supabase.from('restaurants').select('*', counted)),
  source('house_settings', 'balcão e cozinha', ['restaurant_id'], () =>
    supabase.from('house_settings').select('*', counted),
  ),
  source('menu_items', 'cardápio', ['position', 'id'], () =>
    supabase.from('menu_items').select('*', counted),
  ),
  source('ingredient_prices', 'preços de insumos', ['name', 'id'], () =>
    supabase.from('ingredient_prices').select('*', counted),
  ),
  source('competitors', 'concorrentes', ['name', 'id'], () =>
    supabase.from('competitors').select('*, competitor_prices(*)', counted),
  ),
  source('credit_transactions', 'movimentos de créditos', ['created_at', 'id'], () =>
    supabase.from('credit_transactions').select('*', counted),
  ),
  source('credit_lots', 'validade dos créditos', ['granted_at', 'id'], () =>
    supabase.from('credit_lots').select('*', counted),
  ),
  source('orders', 'pedidos', ['created_at', 'id'], () =>
    supabase
      .from('orders')
      .select(
        '*, order_items(*), order_addresses(*), order_events(*), payment_instructions(*), order_withdrawals(*, refund_accounts(*)), fiscal_documents(*, fiscal_document_events(*))',
        counted,
      ),
  ),
  source('delivery_addresses', 'endereço de entrega', ['restaurant_id'], () =>
    supabase.from('delivery_addresses').select('*', counted),
  ),
  source('age_verifications', 'verificações de idade', ['created_at', 'id'], () =>
    supabase.from('age_verifications').select('*', counted),
  ),
  source('stripe_customers', 'cadastro no pagamento', ['customer_id'], () =>
    supabase.from('stripe_customers').select('*', counted),
  ),
  source('stripe_user_orders', 'pagamentos', ['order_date', 'checkout_session_id'], () =>
    supabase.from('stripe_user_orders').select('*', counted),
  ),
  source('stripe_user_subscriptions', 'assinaturas', ['subscription_id'], () =>
    supabase.from('stripe_user_subscriptions').select('*', counted),
  ),
  source('automation_entitlements', 'consultorias de pacotes', ['created_at', 'id'], () =>
    supabase.from('automation_entitlements').select('*', counted),
  ),
  source('automation_requests', 'consultorias', ['created_at', 'id'], () =>
    supabase
      .from('automation_requests')
      .select('*, automation:automations_catalog(type, name), generated_content(*)', counted),
  ),
  source('reviews', 'revisões da fazenda', ['opened_at', 'id'], () =>
    supabase
      .from('reviews')
      .select('*, review_questions(*), review_remarks(*), content_versions(*)', counted),
  ),
  // Without the hash of its token.
  source('shared_reports', 'links de relatórios', ['created_at', 'id'], () =>
    supabase
      .from('shared_reports')
      .select(
        'id, automation_request_id, version, with_costs, created_at, expires_at, revoked_at, opens, last_opened_at',
        counted,
      ),
  ),
  source('workshops', 'workshops', ['created_at', 'id'], () =>
    supabase.from('workshops').select('*', counted),
  ),
  source('user_achievements', 'conquistas', ['earned_at', 'id'], () =>
    supabase.from('user_achievements').select('*', counted),
  ),
  source('notifications', 'avisos', ['created_at', 'id'], () =>
    supabase.from('notifications').select('*', counted),
  ),
  source('notification_preferences', 'preferências de e-mail', ['topic'], () =>
    supabase.from('notification_preferences').select('*', counted),
  ),
  source('newsletter_subscribers', 'newsletter', ['id'], () =>
    supabase.from('newsletter_subscribers').select('*', counted),
  ),
  source('expansion_waitlist', 'lista de espera', ['created_at', 'id'], () =>
    supabase.from('expansion_waitlist').select('*', counted),
  ),
  source('consents', 'aceites', ['document', 'version'], () =>
    supabase.from('consents').select('*', counted),
  ),
  source('access_records', 'registros de acesso', ['id'], () =>
    supabase.from('access_records').select('*', counted),
  ),
  uploads,
]

/** The account in Auth. Fields are listed one by one to exclude secrets. */
export async function fetchAccount() {
  const { auth } = await services()
  const { user } = unwrap(await auth.getUser())
  if (!user) throw toAppError({ code: 'session_not_found', message: 'no user' })
  const { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata } = user
  return { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata }
}

/**
 * Deletes the account and all personal data. The ledger stays, anonymized; files are deleted within minutes. Repeating
 * a deletion whose response was lost succeeds.
 * @throws AppError `account_busy` while an automation is being processed
 */
export async function createAccountDeletion(userId: string): Promise<void> {
  unwrap(await supabase.from('account_deletions').insert({ user_id: userId }))
}
