import type { CreditLot } from '@/domain/credit-expiry'
import { unwrap } from '../client/errors'
import { supabase } from '../client/supabase'

/** What is left of each lot of a restaurant's credits, first to expire first. */
export async function fetchCreditLots(restaurantId: string): Promise<CreditLot[]> {
  return unwrap(
    await supabase
      .from('credit_lots')
      .select('remaining, expires_at')
      .eq('restaurant_id', restaurantId)
      .gt('remaining', 0)
      .order('expires_at', { ascending: true }),
  )
}
