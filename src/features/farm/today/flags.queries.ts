import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'

export type Flag = Pick<
  Row<'staff_flags'>,
  'id' | 'kind' | 'subject' | 'order_id' | 'occurrences' | 'raised_at' | 'detail'
> & {
  restaurant: { name: string; contact_name: string | null; contact_phone: string | null } | null
  order: { number: number } | null
}

/** Open flags, oldest first: payments, refunds, disputes and upkeep that a person has to look at. */
export function flagsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'staff_flags', 'open'),
    queryFn: async (): Promise<Flag[]> =>
      unwrap(
        await supabase
          .from('staff_flags')
          .select(
            'id, kind, subject, order_id, occurrences, raised_at, detail, restaurant:restaurants(name, contact_name, contact_phone), order:orders(number)',
          )
          .is('resolved_at', null)
          .order('raised_at')
          .limit(100),
      ),
  })
}

/** Marks a flag as dealt with. */
export async function closeFlag({ id, reason }: { id: string; reason: string }): Promise<void> {
  unwrap(await supabase.rpc('close_flag', { p_flag_id: id, p_reason: reason }))
}
