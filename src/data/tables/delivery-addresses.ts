import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Row, supabase } from '../client/supabase'

/** Where a house receives: the columns that the owner types. */
export type DeliveryAddress = Omit<Row<'delivery_addresses'>, 'restaurant_id' | 'updated_at'>

export const addressColumns =
  'recipient, phone, postal_code, street, number, complement, district, city, state, reference, receiving_hours'

/** The house's delivery address, or null while there is none. */
export function deliveryAddressQuery(userId: string, restaurantId: string | undefined) {
  return queryOptions({
    queryKey: userKey(userId, 'delivery_addresses'),
    queryFn: (): Promise<DeliveryAddress | null> | null =>
      restaurantId ? fetchDeliveryAddress(restaurantId) : null,
  })
}

async function fetchDeliveryAddress(restaurantId: string): Promise<DeliveryAddress | null> {
  return unwrap(
    await supabase
      .from('delivery_addresses')
      .select(addressColumns)
      .eq('restaurant_id', restaurantId)
      .maybeSingle(),
  )
}

/** Saves the house's address. Its orders without an address get it too. */
export async function saveDeliveryAddress(restaurantId: string, address: DeliveryAddress): Promise<void> {
  unwrap(await supabase.from('delivery_addresses').upsert({ restaurant_id: restaurantId, ...address }))
}

/** Corrects the address of one order that is not packed yet. */
export async function saveOrderAddress(orderId: string, address: DeliveryAddress): Promise<void> {
  unwrap(await supabase.from('order_addresses').update(address).eq('order_id', orderId))
}
