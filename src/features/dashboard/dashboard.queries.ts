import { queryOptions, skipToken } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Enums, type Row, supabase } from '@/data/client/supabase'

/** Credits received and spent in one month (`2026-11`, in Fortaleza), both positive. */
export type CreditMonth = { month: string; received: number; spent: number }

/** Monthly totals of a restaurant's credits. Summed by the database, because a ledger has no size limit. */
async function fetchCreditMonths(restaurantId: string): Promise<CreditMonth[]> {
  const rows = unwrap(
    await supabase
      .from('credit_months')
      .select('month, received, spent')
      .eq('restaurant_id', restaurantId)
      .order('month', { ascending: false }),
  )
  return rows.map(({ month, received, spent }) => ({
    month: month ?? '',
    received: received ?? 0,
    spent: spent ?? 0,
  }))
}

/** The change of balance on one day, and the time of its last movement. */
export type CreditDay = { change: number; lastAt: string }

/** Days since `since` (`2025-11-20`, in Fortaleza) with credit movements, newest first. */
async function fetchCreditDays(restaurantId: string, since: string): Promise<CreditDay[]> {
  const rows = unwrap(
    await supabase
      .from('credit_days')
      .select('change, last_at')
      .eq('restaurant_id', restaurantId)
      .gte('day', since)
      .order('day', { ascending: false }),
  )
  return rows.flatMap(({ change, last_at: lastAt }) =>
    change === null || lastAt === null ? [] : [{ change, lastAt }],
  )
}

/** The requests of one automation. Credits and minutes count completed requests only. */
export type AutomationUsage = {
  name: string
  completed: number
  inProgress: number
  credits: number
  minutes: number
}

/** A restaurant's requests by automation. */
async function fetchAutomationUsage(restaurantId: string): Promise<AutomationUsage[]> {
  const rows = unwrap(
    await supabase
      .from('automation_usage')
      .select('automation_name, completed, in_progress, credits_used, minutes')
      .eq('restaurant_id', restaurantId),
  )
  return rows.map((row) => ({
    name: row.automation_name ?? 'Outras',
    completed: row.completed ?? 0,
    inProgress: row.in_progress ?? 0,
    credits: row.credits_used ?? 0,
    minutes: row.minutes ?? 0,
  }))
}

export type AutomationRequest = Pick<
  Row<'automation_requests'>,
  'id' | 'status' | 'created_at' | 'completed_at' | 'credits_used'
> & {
  automation: Pick<Row<'automations_catalog'>, 'name' | 'type' | 'credit_cost'> | null
}

/** The five newest requests, with the name and list price of each automation. */
async function fetchRecentRequests(restaurantId: string): Promise<AutomationRequest[]> {
  const rows = unwrap(
    await supabase
      .from('automation_requests')
      .select(
        'id, status, created_at, completed_at, credits_used, automation:automations_catalog(name, type, credit_cost)',
      )
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .limit(5),
  )
  return rows
}

export type RecentOrder = {
  id: string
  status: Enums['order_status']
  /** In BRL. */
  amount: number
  createdAt: string
  items: { name: string; quantity: number }[]
}

/** The five newest orders. */
async function fetchRecentOrders(restaurantId: string): Promise<RecentOrder[]> {
  const rows = unwrap(
    await supabase
      .from('orders')
      .select('id, invoice_amount, status, created_at, order_items(name, quantity, included_in)')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .limit(5),
  )
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    amount: row.invoice_amount,
    createdAt: row.created_at,
    // Bottles that come with a package are part of it.
    items: row.order_items.filter((item) => item.included_in === null),
  }))
}

export type Achievement = Pick<
  Row<'user_achievements'>,
  'id' | 'achievement_name' | 'description' | 'earned_at'
>

/** The four newest achievements. */
async function fetchAchievements(restaurantId: string): Promise<Achievement[]> {
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

/** Total in BRL of the orders placed in `month` (`2026-11`, in Fortaleza) and delivered. */
async function fetchDeliveredRevenue(restaurantId: string, month: string): Promise<number> {
  const row = unwrap(
    await supabase
      .from('delivered_months')
      .select('revenue')
      .eq('restaurant_id', restaurantId)
      .eq('month', month)
      .maybeSingle(),
  )
  return row?.revenue ?? 0
}

/** The owner whose data is read. Queries are skipped while there is no restaurant. */
export type Owner = { userId: string; restaurantId: string | undefined }

function ownersQuery<T>(
  { userId, restaurantId }: Owner,
  [source, ...narrowedBy]: readonly [source: string, ...string[]],
  read: (restaurantId: string) => Promise<T>,
) {
  return queryOptions({
    queryKey: userKey(userId, source, ...narrowedBy),
    queryFn: restaurantId === undefined ? skipToken : () => read(restaurantId),
    staleTime: 0,
  })
}

export const creditMonthsQuery = (owner: Owner) => ownersQuery(owner, ['credit_months'], fetchCreditMonths)
export const creditDaysQuery = (owner: Owner, since: string) =>
  ownersQuery(owner, ['credit_days', since], (id) => fetchCreditDays(id, since))
export const automationUsageQuery = (owner: Owner) =>
  ownersQuery(owner, ['automation_usage'], fetchAutomationUsage)
export const recentRequestsQuery = (owner: Owner) =>
  ownersQuery(owner, ['automation_requests', 'recent'], fetchRecentRequests)
export const recentOrdersQuery = (owner: Owner) => ownersQuery(owner, ['orders', 'recent'], fetchRecentOrders)
export const achievementsQuery = (owner: Owner) =>
  ownersQuery(owner, ['user_achievements'], fetchAchievements)
export const deliveredRevenueQuery = (owner: Owner, month: string) =>
  ownersQuery(owner, ['delivered_months', month], (id) => fetchDeliveredRevenue(id, month))
