import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Enums, supabase } from '@/data/client/supabase'

export type Topic = Enums['notification_topic']

/** The topics that the user does not want by e-mail. */
export function refusedTopicsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'notification_preferences'),
    queryFn: async (): Promise<Topic[]> =>
      unwrap(
        await supabase
          .from('notification_preferences')
          .select('topic')
          .eq('user_id', userId)
          .eq('by_email', false),
      ).map(({ topic }) => topic),
    staleTime: 0,
  })
}

export async function upsertPreference(userId: string, topic: Topic, byEmail: boolean): Promise<void> {
  unwrap(
    await supabase.from('notification_preferences').upsert({ user_id: userId, topic, by_email: byEmail }),
  )
}
