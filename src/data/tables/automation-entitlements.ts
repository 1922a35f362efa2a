import { unwrap } from '../client/errors'
import { supabase } from '../client/supabase'
import { type PremiumPackage, toPremiumPackages } from './premium-grants'

/** What a restaurant's ExtraPremium orders granted, newest first, used or not. */
export async function fetchPremiumPackages(restaurantId: string): Promise<PremiumPackage[]> {
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
  return toPremiumPackages(unwrap(entitlements), unwrap(events))
}
