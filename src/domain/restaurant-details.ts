import { maskitoTransform } from '@maskito/core'
import * as z from 'zod/mini'
import { cnpjError, normalizeCnpj } from './cnpj'
import { digitsOf, emailError, phoneError } from './contact'
import { detailsMetadataKey } from './left-details'
import { cnpjMask, phoneMask } from './masks'
import { type EstablishmentType, establishmentTypes } from './restaurant'

// The fields of a restaurant as its owner types them, shared by sign-up and profile. Field names are the columns'.

const establishmentValues: readonly string[] = establishmentTypes.map((type) => type.value)

function isEstablishmentType(value: string): value is EstablishmentType {
  return establishmentValues.includes(value)
}

/** A text whose rule gives one message, or null when it is fine. */
export function textWith(rule: (value: string) => string | null) {
  return z.string().check(
    z.check((context) => {
      const message = rule(context.value)
      if (message) context.issues.push({ code: 'custom', message, input: context.value })
    }),
  )
}

/** Characters of which nothing is seen, and which `trim` leaves; the database has the same rule. */
const unseen = /[\s\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064]/g

/** Whether nothing of a text would be seen. */
export function isBlank(value: string): boolean {
  return value.replace(unseen, '') === ''
}

/** The text without blanks around it; null when nothing is left. */
export function textOrNull(value: string): string | null {
  return isBlank(value) ? null : value.trim()
}

/** A text that may not be empty, and not longer than its column. */
export function requiredText(message: string, maxLength: number) {
  return textWith((value) => {
    if (isBlank(value)) return message
    return value.trim().length > maxLength ? `Use no máximo ${maxLength} caracteres` : null
  })
}

const cnpjMissing = 'CNPJ é obrigatório'
const phoneMissing = 'Telefone é obrigatório'
const typeMissing = 'Tipo de estabelecimento é obrigatório'

/** The rules field by field; a form picks those it shows. */
export const restaurantFields = {
  name: requiredText('Nome do restaurante é obrigatório', 120),
  contact_name: requiredText('Nome do responsável é obrigatório', 120),
  /** Present, whatever it is: the check at sign-up. */
  cnpjPresent: textWith((value) => (value.trim() ? null : cnpjMissing)),
  cnpj: textWith((value) => (value.trim() ? cnpjError(value) : cnpjMissing)),
  /** Present, whatever it is: the check at sign-up. */
  phonePresent: textWith((value) => (value.trim() ? null : phoneMissing)),
  contact_phone: textWith((value) => (value.trim() ? phoneError(value) : phoneMissing)),
  contact_email: textWith(emailError),
  restaurant_type: textWith((value) => (isEstablishmentType(value) ? null : typeMissing)),
  /** The type where it may stay open: an older profile without one is still editable. */
  restaurantTypeOptional: textWith((value) =>
    value === '' || isEstablishmentType(value) ? null : typeMissing,
  ),
  city: requiredText('Cidade é obrigatória', 100),
  state: requiredText('Estado é obrigatório', 50),
  address: textWith((value) => (value.trim().length > 200 ? 'Use no máximo 200 caracteres' : null)),
}

/** What an owner types about the restaurant, punctuation and all. */
export type RestaurantDetails = {
  name: string
  cnpj: string
  contact_name: string
  contact_email: string
  contact_phone: string
  restaurant_type: string
  city: string
  state: string
  address?: string
}

/** The columns of those details: trimmed, CNPJ without punctuation, phone as digits, no empty texts. */
export function toRestaurantColumns(details: Omit<RestaurantDetails, 'cnpj'>) {
  const type = details.restaurant_type
  return {
    name: details.name.trim(),
    contact_name: details.contact_name.trim(),
    contact_email: details.contact_email.trim(),
    contact_phone: digitsOf(details.contact_phone),
    city: details.city.trim(),
    state: details.state.trim(),
    address: textOrNull(details.address ?? ''),
    restaurant_type: isEstablishmentType(type) ? type : null,
  }
}

/** A new row of `restaurants`: every restaurant starts without credits. */
export function toNewRestaurant(details: RestaurantDetails, userId: string) {
  return {
    ...toRestaurantColumns(details),
    cnpj: normalizeCnpj(details.cnpj),
    user_id: userId,
    consulting_credit_balance: 0,
  }
}

const leftText = z.catch(z._default(z.string(), ''), '')
const leftDetailsSchema = z.object({
  [detailsMetadataKey]: z.object({
    name: leftText,
    cnpj: leftText,
    contact_name: leftText,
    contact_phone: leftText,
    restaurant_type: leftText,
    city: leftText,
    state: leftText,
  }),
})

/** What a sign-up that stopped half-way left in the user's metadata, formatted for a form; null when nothing. */
export function readLeftDetails(metadata: Record<string, unknown>) {
  const parsed = leftDetailsSchema.safeParse(metadata)
  if (!parsed.success) return null
  const left = parsed.data[detailsMetadataKey]
  return {
    ...left,
    cnpj: maskitoTransform(left.cnpj, cnpjMask),
    contact_phone: maskitoTransform(left.contact_phone, phoneMask),
  }
}
