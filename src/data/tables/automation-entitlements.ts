import { queryOptions, skipToken } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { kept, userKey } from '../client/query-keys'
import { type Enums, supabase } from '../client/supabase'
import { summaryPart } from './owner-summary'
import { type PremiumGrant, toPremiumGrants } from './premium-grants'

/** Every read of the owner's entitlements. */
export const entitlementsKey = (userId: string) => userKey(userId, 'automation_entitlements')

/** What a restaurant's ExtraPremium orders granted, newest first, used or not. */
export function premiumGrantsQuery(userId: string, restaurantId: string | undefined) {
  return queryOptions({
    queryKey: userKey(userId, 'automation_entitlements', 'grants'),
    queryFn: restaurantId === undefined ? skipToken : () => fetchPremiumGrants(restaurantId),
    staleTime: 0,
  })
}

/** The automations of which the owner holds an unused free run. */
export function freeRunsQuery(userId: string) {
  return queryOptions({
    // Cached as a list, because the device stores JSON, which has no sets.
    ...summaryPart(userId, 'free_runs'),
    select: toSet,
    meta: kept,
  })
}

const toSet = (types: readonly Enums['automation_type'][]): ReadonlySet<Enums['automation_type']> =>
  new Set(types)

export async function fetchFreeRuns(): Promise<ReadonlySet<Enums['automation_type']>> {
  const rows = unwrap(
    await supabase.from('automation_entitlements').select('automation_type').is('used_by_request_id', null),
  )
  return toSet(rows.map((row) => row.automation_type))
}

async function fetchPremiumGrants(restaurantId: string): Promise<PremiumGrant[]> {
  const [entitlements, events] = await Promise.all([
    supabase
      .from('automation_entitlements')
      .select(
        'order_id, automation_type, used_by_request_id, automation:automations_catalog(name), order:orders(status)',
      )
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .order('automation_type'),
    supabase
      .from('workshops')
      .select('order_id, status, scheduled_date')
      .eq('restaurant_id', restaurantId)
      .eq('automation_type', 'exclusive_event'),
  ])
  return toPremiumGrants(unwrap(entitlements), unwrap(events))
}
