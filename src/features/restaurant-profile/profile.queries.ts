import { toAppError } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'
import type { Restaurant } from '@/data/tables/restaurants'

/** Saves the whole row. The database keeps the columns that owners may not change (CNPJ, balance, dates). */
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
