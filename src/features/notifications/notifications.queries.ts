import { unwrap } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'
import { type Notification, summaryPart } from '@/data/tables/owner-summary'

export type { Notification }

/** The user's last thirty notifications, newest first. */
export const notificationsQuery = (userId: string) => summaryPart(userId, 'notifications')

/** Marks notifications as read, or as unread again. The database writes its own time. */
export async function updateRead(ids: readonly string[], read: boolean): Promise<void> {
  unwrap(
    await supabase
      .from('notifications')
      .update({ read_at: read ? new Date().toISOString() : null })
      .in('id', [...ids]),
  )
}
