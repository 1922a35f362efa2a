import { type Enums, type Row, supabase } from '@/data/client'
import { unwrap } from '@/data/errors'

export type CreditTransaction = Pick<Row<'credit_transactions'>, 'transaction_type' | 'amount' | 'created_at'>

/** A restaurant's ledger, newest first. */
export async function fetchCreditTransactions(restaurantId: string): Promise<CreditTransaction[]> {
  const rows = unwrap(
    await supabase
      .from('credit_transactions')
      .select('transaction_type, amount, created_at')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false }),
  )
  return rows
}

export type AutomationRequest = Pick<
  Row<'automation_requests'>,
  'id' | 'status' | 'created_at' | 'completed_at' | 'credits_used'
> & {
  automation: Pick<Row<'automations_catalog'>, 'name' | 'type' | 'credit_cost'> | null
}

/** A restaurant's requests for consulting, newest first, with the name and list price of each automation. */
export async function fetchAutomationRequests(restaurantId: string): Promise<AutomationRequest[]> {
  const rows = unwrap(
    await supabase
      .from('automation_requests')
      .select(
        'id, status, created_at, completed_at, credits_used, automation:automations_catalog(name, type, credit_cost)',
      )
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false }),
  )
  return rows
}

export type RecentOrder = {
  id: string
  status: Enums['order_status']
  /** BRL. */
  amount: number
  createdAt: string
  items: { name: string; quantity: number }[]
}

/** The five newest orders. */
export async function fetchRecentOrders(restaurantId: string): Promise<RecentOrder[]> {
  const rows = unwrap(
    await supabase
      .from('orders')
      .select('id, invoice_amount, status, created_at, order_items(name, quantity)')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .limit(5),
  )
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    amount: row.invoice_amount,
    createdAt: row.created_at,
    items: row.order_items,
  }))
}

export type AvailableAutomation = Pick<
  Row<'automations_catalog'>,
  'id' | 'type' | 'name' | 'credit_cost' | 'estimated_time_minutes' | 'category' | 'is_popular'
>

/** The eight cheapest automations on offer. */
export async function fetchAvailableAutomations(): Promise<AvailableAutomation[]> {
  const rows = unwrap(
    await supabase
      .from('automations_catalog')
      .select('id, type, name, credit_cost, estimated_time_minutes, category, is_popular')
      .eq('is_active', true)
      .order('credit_cost', { ascending: true })
      .order('name')
      .limit(8),
  )
  return rows
}

/** The automations of which a house still has a free run, from a premium package. */
export async function fetchFreeRuns(restaurantId: string): Promise<Enums['automation_type'][]> {
  const rows = unwrap(
    await supabase
      .from('automation_entitlements')
      .select('automation_type')
      .eq('restaurant_id', restaurantId)
      .is('used_by_request_id', null),
  )
  return rows.map((row) => row.automation_type)
}

export type Achievement = Pick<
  Row<'user_achievements'>,
  'id' | 'achievement_name' | 'description' | 'earned_at'
>

/** The four newest achievements. */
export async function fetchAchievements(restaurantId: string): Promise<Achievement[]> {
  const rows = unwrap(
    await supabase
      .from('user_achievements')
      .select('id, achievement_name, description, earned_at')
      .eq('restaurant_id', restaurantId)
      .order('earned_at', { ascending: false })
      .limit(4),
  )
  return rows
}

/** BRL of the orders placed since `since` (ISO) that have been delivered. */
export async function fetchDeliveredRevenue(restaurantId: string, since: string): Promise<number> {
  const rows = unwrap(
    await supabase
      .from('orders')
      .select('invoice_amount')
      .eq('restaurant_id', restaurantId)
      .eq('status', 'delivered')
      .gte('created_at', since),
  )
  return rows.reduce((sum, row) => sum + row.invoice_amount, 0)
}
