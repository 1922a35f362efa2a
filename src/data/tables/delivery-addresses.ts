import { unwrap } from '../client/errors'
import { supabase } from '../client/supabase'
import { type DeliveryAddress, summaryPart } from './owner-summary'

export type { DeliveryAddress }

export const addressColumns =
  'recipient, phone, postal_code, street, number, complement, district, city, state, reference, receiving_hours'

/** The house's delivery address, or null while there is none. */
export const deliveryAddressQuery = (userId: string) => summaryPart(userId, 'address')

/** Saves the house's address. Its orders without an address get it too. */
export async function saveDeliveryAddress(restaurantId: string, address: DeliveryAddress): Promise<void> {
  unwrap(await supabase.from('delivery_addresses').upsert({ restaurant_id: restaurantId, ...address }))
}

/** Corrects the address of one order that is not packed yet. */
export async function saveOrderAddress(orderId: string, address: DeliveryAddress): Promise<void> {
  unwrap(await supabase.from('order_addresses').update(address).eq('order_id', orderId))
}
