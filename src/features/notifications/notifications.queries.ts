import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'

export type Notification = Pick<
  Row<'notifications'>,
  'id' | 'kind' | 'payload' | 'restaurant_id' | 'read_at' | 'created_at'
>

const shown = 30

/** The user's last thirty notifications, newest first. Read again when the page is looked at. */
export function notificationsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'notifications'),
    queryFn: async (): Promise<Notification[]> =>
      unwrap(
        await supabase
          .from('notifications')
          .select('id, kind, payload, restaurant_id, read_at, created_at')
          .eq('user_id', userId)
          .lte('due_at', new Date().toISOString())
          .order('created_at', { ascending: false })
          .order('id')
          .limit(shown),
      ),
    staleTime: 0,
  })
}

/** Marks notifications as read, or as unread again. The database writes its own time. */
export async function updateRead(ids: readonly string[], read: boolean): Promise<void> {
  unwrap(
    await supabase
      .from('notifications')
      .update({ read_at: read ? new Date().toISOString() : null })
      .in('id', [...ids]),
  )
}
