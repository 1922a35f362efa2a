import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CreditLot } from '@/domain/credit-expiry'
import { unwrap } from '../client/errors'
import { kept, userKey } from '../client/query-keys'
import { supabase } from '../client/supabase'

/** What is left of each lot of a restaurant's credits, soonest expiry first. */
export function creditLotsQuery(userId: string, restaurantId: string | undefined) {
  return queryOptions({
    queryKey: userKey(userId, 'credit_lots'),
    queryFn: restaurantId === undefined ? skipToken : () => fetchCreditLots(restaurantId),
    staleTime: 0,
    meta: kept,
  })
}

async function fetchCreditLots(restaurantId: string): Promise<CreditLot[]> {
  return unwrap(
    await supabase
      .from('credit_lots')
      .select('remaining, expires_at')
      .eq('restaurant_id', restaurantId)
      .gt('remaining', 0)
      .order('expires_at', { ascending: true }),
  )
}
