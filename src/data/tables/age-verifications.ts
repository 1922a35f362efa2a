import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Enums, type Row, supabase } from '../client/supabase'

/** How the verification of the owner's age stands. */
export type Age = {
  status: 'none' | Enums['age_status']
  /** A manager of the farm gave the answer. */
  byFarm: boolean
  /** The owner may still object to the answer. */
  contestable: boolean
  decidedAt: string | null
}

type Attempt = Pick<Row<'age_verifications'>, 'status' | 'method' | 'contested_at' | 'decided_at'>

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

/** @param attempts newest first */
export function toAge(attempts: readonly Attempt[]): Age {
  const attempt = attempts.find(({ status }) => status === 'verified') ?? attempts[0]
  if (!attempt) return { status: 'none', byFarm: false, contestable: false, decidedAt: null }
  const { status, method, contested_at, decided_at } = attempt
  return {
    status,
    byFarm: method === 'farm',
    contestable: (status === 'refused' || status === 'unsure') && contested_at === null,
    decidedAt: decided_at,
  }
}
