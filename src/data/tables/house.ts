import { dayInFortaleza } from '@consulting/base/day'
import { type HouseRows, houseColumns, type MenuItemRow } from '@consulting/base/house/from-rows'
import type { Competitor, HouseSettings, IngredientPrice } from '@consulting/base/house/house'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { supabase } from '../client/supabase'

/** Everything that a restaurant keeps on `/casa`; `houseFromRows` selects what the automations use. */
export function houseQuery(userId: string, restaurantId: string | undefined) {
  return queryOptions({
    queryKey: userKey(userId, 'house'),
    queryFn: restaurantId === undefined ? skipToken : () => fetchHouse(restaurantId),
  })
}

export async function fetchHouse(restaurantId: string): Promise<HouseRows> {
  return unwrap(await supabase.from('restaurants').select(houseColumns).eq('id', restaurantId).single())
}

/** What to store of an item. The browser creates the ids of new items, so that they can be undone. */
export type MenuItemChange = Omit<MenuItemRow, 'updated_at'>

/**
 * Changes a menu in one transaction: items are added, or replaced by their ids, and `removed` ones are deleted. To undo,
 * save the former items and remove those that were added.
 * @throws AppError `limit_reached` beyond 1,000 items
 */
export async function saveMenu(
  restaurantId: string,
  { items, removed }: { items: readonly MenuItemChange[]; removed: readonly string[] },
): Promise<void> {
  unwrap(
    await supabase.rpc('save_menu', {
      p_restaurant_id: restaurantId,
      p_items: [...items],
      p_removed: [...removed],
    }),
  )
}

/** Replaces the settings. A price of 0 is stored as none. */
export async function saveHouseSettings(restaurantId: string, settings: HouseSettings): Promise<void> {
  const { priceCeiling, priceFloor, ...same } = settings
  unwrap(
    await supabase.from('house_settings').upsert({
      ...same,
      restaurant_id: restaurantId,
      price_ceiling: priceCeiling || null,
      price_floor: priceFloor || null,
    }),
  )
}

/** Adds prices, or replaces those of the same names. A price without a date is today's. */
export async function saveIngredientPrices(
  restaurantId: string,
  prices: Readonly<Record<string, IngredientPrice>>,
): Promise<void> {
  const rows = Object.entries(prices).map(([name, { price, amount, unit, on }]) => ({
    restaurant_id: restaurantId,
    name,
    price,
    amount,
    unit,
    noted_on: on ?? dayInFortaleza(new Date()),
  }))
  unwrap(await supabase.from('ingredient_prices').upsert(rows, { onConflict: 'restaurant_id,name' }))
}

export async function deleteIngredientPrices(restaurantId: string, names: readonly string[]): Promise<void> {
  // One by one: supabase-js does not escape quotes in the list of an "in" filter.
  for (const name of names) {
    unwrap(
      await supabase.from('ingredient_prices').delete().eq('restaurant_id', restaurantId).eq('name', name),
    )
  }
}

/** Adds or replaces a competitor with all its prices, in one transaction. The browser gives a new one its id. */
export async function saveCompetitor(
  restaurantId: string,
  { id, name, prices }: Competitor & { id: string },
): Promise<void> {
  unwrap(
    await supabase.rpc('save_competitor', {
      p_restaurant_id: restaurantId,
      p_id: id,
      p_name: name,
      p_prices: prices.map(({ item, price, size, on }) => ({ item, price, size, noted_on: on ?? null })),
    }),
  )
}

export async function deleteCompetitor(id: string): Promise<void> {
  unwrap(await supabase.from('competitors').delete().eq('id', id))
}
