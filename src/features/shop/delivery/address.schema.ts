import * as z from 'zod/mini'
import type { DeliveryAddress } from '@/data/tables/delivery-addresses'
import type { Restaurant } from '@/data/tables/restaurants'
import { digitsOf } from '@/domain/contact'
import { formatPostalCode } from '@/format/address'
import { formatPhone } from '@/format/phone'
import { requiredText, restaurantFields, textOrNull, textWith } from '@/forms/restaurant-fields'

const upTo = (length: number) =>
  textWith((value) => (value.trim().length > length ? `Use no máximo ${length} caracteres` : null))

export const addressSchema = z.object({
  recipient: requiredText('Diga quem recebe', 120),
  phone: restaurantFields.contact_phone,
  postal_code: textWith((value) => (digitsOf(value).length === 8 ? null : 'CEP deve ter 8 dígitos')),
  street: requiredText('Rua ou avenida é obrigatória', 200),
  number: requiredText('Número é obrigatório; sem número, escreva s/n', 20),
  complement: upTo(100),
  district: requiredText('Bairro é obrigatório', 100),
  city: restaurantFields.city,
  state: restaurantFields.state,
  reference: upTo(200),
  receiving_hours: requiredText('Diga quando há alguém para receber', 200),
})

export type AddressValues = z.output<typeof addressSchema>

/** The values as columns: trimmed, digits only where the column holds digits, null instead of blank. */
export function toAddressColumns(values: AddressValues): DeliveryAddress {
  return {
    recipient: values.recipient.trim(),
    phone: digitsOf(values.phone),
    postal_code: digitsOf(values.postal_code),
    street: values.street.trim(),
    number: values.number.trim(),
    complement: textOrNull(values.complement),
    district: values.district.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    reference: textOrNull(values.reference),
    receiving_hours: values.receiving_hours.trim(),
  }
}

/** A stored address as form values; without one, what the profile knows. */
export function toAddressValues(
  address: DeliveryAddress | null,
  restaurant: Pick<Restaurant, 'contact_name' | 'contact_phone' | 'city' | 'state'> | null,
): AddressValues {
  return {
    recipient: address?.recipient ?? restaurant?.contact_name ?? '',
    phone: formatPhone(address?.phone ?? restaurant?.contact_phone ?? ''),
    postal_code: formatPostalCode(address?.postal_code ?? ''),
    street: address?.street ?? '',
    number: address?.number ?? '',
    complement: address?.complement ?? '',
    district: address?.district ?? '',
    city: address?.city ?? restaurant?.city ?? '',
    state: address?.state ?? restaurant?.state ?? '',
    reference: address?.reference ?? '',
    receiving_hours: address?.receiving_hours ?? '',
  }
}
