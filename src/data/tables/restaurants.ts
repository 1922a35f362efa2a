import { hasCode, toAppError, unwrap } from '../client/errors'
import { type Row, supabase, type Tables } from '../client/supabase'

export type Restaurant = Row<'restaurants'>

/** The restaurant of a user, or null while there is none. */
export async function fetchRestaurant(userId: string): Promise<Restaurant | null> {
  return unwrap(await supabase.from('restaurants').select('*').eq('user_id', userId).maybeSingle())
}

/**
 * Creates the restaurant of a user. If an earlier attempt succeeded and only its answer was lost, that restaurant is
 * returned instead of an error about its CNPJ.
 */
export async function createRestaurant(
  restaurant: Tables['restaurants']['Insert'] & { user_id: string },
): Promise<Restaurant> {
  const { data, error } = await supabase.from('restaurants').insert(restaurant).select().single()
  if (!error) return data
  const own = hasCode(error, '23505') ? await fetchRestaurant(restaurant.user_id) : null
  if (own) return own
  throw toAppError(error)
}
