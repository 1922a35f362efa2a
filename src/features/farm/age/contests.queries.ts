import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { supabase } from '@/data/client/supabase'

export type Contest = {
  id: string
  /** The owner's words. */
  text: string
  contestedAt: string
  /** When the provider refused; null where it was inconclusive. */
  refusedAt: string | null
  restaurantId: string
  house: string
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
}

/** The contests that wait for a manager, oldest first. */
export function contestsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'age_verifications', 'contested'),
    queryFn: fetchContests,
    staleTime: 0,
  })
}

async function fetchContests(): Promise<Contest[]> {
  const rows = unwrap(
    await supabase
      .from('age_verifications')
      .select(
        'id, contest_text, contested_at, decided_at, restaurant_id, restaurants(name, contact_name, contact_phone, contact_email)',
      )
      .eq('status', 'contested')
      .order('contested_at')
      .order('id')
      .limit(200),
  )
  return rows.map(({ restaurants: house, ...row }) => ({
    id: row.id,
    text: row.contest_text ?? '',
    contestedAt: row.contested_at ?? '',
    refusedAt: row.decided_at,
    restaurantId: row.restaurant_id,
    house: house.name,
    contactName: house.contact_name,
    contactPhone: house.contact_phone,
    contactEmail: house.contact_email,
  }))
}

export type Decision = { id: string; verified: boolean; reason: string }

/** Answers a contest, and records the answer in the audit. */
export async function decideContest({ id, verified, reason }: Decision): Promise<void> {
  unwrap(
    await supabase.rpc('decide_age_contest', {
      p_verification_id: id,
      p_verified: verified,
      p_reason: reason,
    }),
  )
}
