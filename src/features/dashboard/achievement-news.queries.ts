import { unwrap } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'

export type News = { id: string; achievement_name: string; description: string }

const columns = 'id, achievement_name, description'

/** The achievements that a restaurant's owner has not been told of yet, oldest first. */
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
 * Marks achievements as told and returns those that nobody had marked before: each one comes back once, also
 * when two tabs or devices ask together.
 */
export async function updateTold(ids: readonly string[]): Promise<News[]> {
  return unwrap(
    await supabase
      .from('user_achievements')
      // The database puts its own clock in.
      .update({ seen_at: new Date().toISOString() })
      .in('id', ids)
      .is('seen_at', null)
      .select(columns),
  )
}
