import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { unwrap } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'

/** More ids could make the URL too long. */
const mostIds = 100

/** When menu items were last changed. Fetches all rows when there are too many ids for a URL. */
export async function fetchStamps(
  restaurantId: string,
  ids: readonly string[],
): Promise<Pick<MenuItemRow, 'id' | 'updated_at'>[]> {
  if (ids.length === 0) return []
  const all = supabase.from('menu_items').select('id, updated_at').eq('restaurant_id', restaurantId)
  const wanted = new Set(ids)
  const rows = unwrap(await (ids.length > mostIds ? all : all.in('id', [...ids])))
  return rows.filter(({ id }) => wanted.has(id))
}
