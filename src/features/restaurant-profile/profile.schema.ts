import * as z from 'zod/mini'
import type { Restaurant } from '@/data/tables/restaurants'
import { formatCnpj } from '@/format/cnpj'
import { formatPhone } from '@/format/phone'
import { restaurantFields } from '@/forms/restaurant-fields'

const sharedFields = {
  name: restaurantFields.name,
  contact_name: restaurantFields.contact_name,
  contact_email: restaurantFields.contact_email,
  contact_phone: restaurantFields.contact_phone,
  address: restaurantFields.address,
  city: restaurantFields.city,
  state: restaurantFields.state,
}

export const createProfileSchema = z.object({
  ...sharedFields,
  cnpj: restaurantFields.cnpj,
  restaurant_type: restaurantFields.restaurant_type,
})

/** The CNPJ is a value of the form but not an input: it cannot be changed. */
export const editProfileSchema = z.object({
  ...sharedFields,
  cnpj: z.string(),
  restaurant_type: restaurantFields.restaurantTypeOptional,
})

export type ProfileValues = z.output<typeof createProfileSchema>

/** A stored restaurant as form values. */
export function toProfileValues(restaurant: Restaurant): ProfileValues {
  return {
    name: restaurant.name,
    cnpj: formatCnpj(restaurant.cnpj),
    restaurant_type: restaurant.restaurant_type ?? '',
    contact_name: restaurant.contact_name ?? '',
    contact_email: restaurant.contact_email ?? '',
    contact_phone: formatPhone(restaurant.contact_phone ?? ''),
    address: restaurant.address ?? '',
    city: restaurant.city ?? '',
    state: restaurant.state ?? '',
  }
}
