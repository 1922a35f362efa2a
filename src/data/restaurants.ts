import { type Row, supabase } from './client'
import { unwrap } from './errors'

export type Restaurant = Row<'restaurants'>

/** The restaurant of a user, or null while there is none. */
export async function fetchRestaurant(userId: string): Promise<Restaurant | null> {
  return unwrap(await supabase.from('restaurants').select('*').eq('user_id', userId).maybeSingle())
}
