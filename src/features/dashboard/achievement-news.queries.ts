import { unwrap } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'

export type News = { id: string; achievement_name: string; description: string }

const columns = 'id, achievement_name, description'

/** Achievements that have not been announced to the owner, oldest first. */
export async function fetchNews(restaurantId: string): Promise<News[]> {
  return unwrap(
    await supabase
      .from('user_achievements')
      .select(columns)
      .eq('restaurant_id', restaurantId)
      .is('seen_at', null)
      .order('earned_at'),
  )
}

/**
 * Marks achievements as announced and returns those that were not marked before. Each is returned once, even to two
 * tabs or devices at the same time.
 */
export async function updateTold(ids: readonly string[]): Promise<News[]> {
  return unwrap(
    await supabase
      .from('user_achievements')
      // The database replaces this with its own time.
      .update({ seen_at: new Date().toISOString() })
      .in('id', ids)
      .is('seen_at', null)
      .select(columns),
  )
}
