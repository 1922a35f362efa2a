import type { IngredientPrice } from '@consulting/base/house/house'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { supabase } from '../client/supabase'

/** What the owner pays for ingredients, by their names; without the rest of the house. */
export function ingredientPricesQuery(userId: string, restaurantId: string | undefined) {
  return queryOptions({
    queryKey: userKey(userId, 'ingredient_prices'),
    queryFn: restaurantId === undefined ? skipToken : () => fetchIngredientPrices(restaurantId),
    // Prices may have changed on `/casa` a moment ago.
    staleTime: 0,
  })
}

async function fetchIngredientPrices(restaurantId: string): Promise<Record<string, IngredientPrice>> {
  const rows = unwrap(
    await supabase
      .from('ingredient_prices')
      .select('name, price, amount, unit, noted_on')
      .eq('restaurant_id', restaurantId),
  )
  return Object.fromEntries(
    rows.map(({ name, price, amount, unit, noted_on }) => [name, { price, amount, unit, on: noted_on }]),
  )
}
