import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { supabase } from '../client/supabase'
import { type Age, type Attempt, toAge } from './age'

/** The owner's verification: the one that says yes, or else the newest. */
export function ageQuery(userId: string, restaurantId: string | undefined) {
  return queryOptions({
    queryKey: userKey(userId, 'age_verifications'),
    queryFn: async (): Promise<Age> => toAge(restaurantId ? await fetchAttempts(restaurantId) : []),
    staleTime: 0,
  })
}

async function fetchAttempts(restaurantId: string): Promise<Attempt[]> {
  return unwrap(
    await supabase
      .from('age_verifications')
      .select('status, method, contested_at, decided_at')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .limit(50),
  )
}
