import { supabase, type Tables } from '@/data/client'
import { toAppError } from '@/data/errors'
import { fetchRestaurant, type Restaurant } from '@/data/restaurants'

/**
 * Creates the restaurant of a user. When an earlier try had arrived after all (its answer was lost), theirs
 * is found and returned instead of a complaint about the CNPJ.
 */
export async function createRestaurant(
  restaurant: Tables['restaurants']['Insert'] & { user_id: string },
): Promise<Restaurant> {
  const { data, error } = await supabase.from('restaurants').insert(restaurant).select().single()
  if (!error) return data
  const own = toAppError(error).code === '23505' ? await fetchRestaurant(restaurant.user_id) : null
  if (own) return own
  throw toAppError(error)
}

/** Saves the whole row; the database keeps what its owner may not change (CNPJ, balance, dates). */
export async function updateRestaurant(restaurant: Restaurant): Promise<Restaurant> {
  const { data, error } = await supabase
    .from('restaurants')
    .update(restaurant)
    .eq('id', restaurant.id)
    .select()
    .single()
  if (error) throw toAppError(error)
  return data
}
