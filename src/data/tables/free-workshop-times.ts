import { queryOptions } from '@tanstack/react-query'
import { dayInFortaleza } from '@/domain/calendar'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { supabase } from '../client/supabase'

const days = 61

/**
 * The times at which the farm's team can come in the next two months, as ISO instants.
 * @param workshopId the workshop that is to be moved: its own time is free for it
 */
export function freeWorkshopTimesQuery(userId: string, workshopId: string | null) {
  return queryOptions({
    queryKey: userKey(userId, 'free_workshop_times', workshopId ?? 'new'),
    // Other houses book meanwhile; the database refuses a taken time.
    staleTime: 30_000,
    queryFn: async (): Promise<string[]> => {
      const now = new Date()
      const until = new Date(now.getTime() + days * 86_400_000)
      const rows = unwrap(
        await supabase.rpc('free_workshop_times', {
          p_from: dayInFortaleza(now),
          p_to: dayInFortaleza(until),
          ...(workshopId !== null && { p_workshop_id: workshopId }),
        }),
      )
      return rows.map((row) => row.starts_at)
    },
  })
}
