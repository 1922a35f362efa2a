import { maskitoTransform } from '@maskito/core'
import * as z from 'zod/mini'
import { normalizeCnpj } from '@/domain/cnpj'
import { digitsOf } from '@/domain/contact'
import { isEstablishmentType } from '@/domain/restaurant'
import { signUpDetailsKey } from '@/domain/unfinished-sign-up'
import { cnpjError, emailError, phoneError } from './field-rules'
import { cnpjMask, phoneMask } from './masks'

// A restaurant's form fields, shared by sign-up, profile and waitlist. Field names are those of the columns.

/** A text with a rule that returns its message, or null when the text passes. */
export function textWith(rule: (value: string) => string | null) {
  return z.string().check(
    z.check((context) => {
      const message = rule(context.value)
      if (message) context.issues.push({ code: 'custom', message, input: context.value })
    }),
  )
}

/** Invisible characters, most of which `trim` keeps. The database has the same rule. */
const unseen = /[\s\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064]/g

/** Whether a text has no visible character. */
export function isBlank(value: string): boolean {
  return value.replace(unseen, '') === ''
}

/** The trimmed text, or null when it is blank. */
export function textOrNull(value: string): string | null {
  return isBlank(value) ? null : value.trim()
}

/** A text that is required and fits its column. */
export function requiredText(message: string, maxLength: number) {
  return textWith((value) => {
    if (isBlank(value)) return message
    return value.trim().length > maxLength ? `Use no máximo ${maxLength} caracteres` : null
  })
}

const cnpjMissing = 'CNPJ é obrigatório'
const phoneMissing = 'Telefone é obrigatório'
const typeMissing = 'Tipo de estabelecimento é obrigatório'

/** One rule for each field; a form picks the fields it shows. */
export const restaurantFields = {
  name: requiredText('Nome do restaurante é obrigatório', 120),
  contact_name: requiredText('Nome do responsável é obrigatório', 120),
  /** Sign-up checks presence only. */
  cnpjPresent: textWith((value) => (value.trim() ? null : cnpjMissing)),
  cnpj: textWith((value) => (value.trim() ? cnpjError(value) : cnpjMissing)),
  /** Sign-up checks presence only. */
  phonePresent: textWith((value) => (value.trim() ? null : phoneMissing)),
  contact_phone: textWith((value) => (value.trim() ? phoneError(value) : phoneMissing)),
  contact_email: textWith(emailError),
  restaurant_type: textWith((value) => (isEstablishmentType(value) ? null : typeMissing)),
  /** Older profiles without a type stay editable. */
  restaurantTypeOptional: textWith((value) =>
    value === '' || isEstablishmentType(value) ? null : typeMissing,
  ),
  city: requiredText('Cidade é obrigatória', 100),
  state: requiredText('Estado é obrigatório', 50),
  address: textWith((value) => (value.trim().length > 200 ? 'Use no máximo 200 caracteres' : null)),
}

/** The restaurant as typed, with punctuation. */
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

/** The columns for those details: trimmed, phone as digits, null instead of blank. */
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

/** A new row of `restaurants`. Every restaurant starts without credits. */
export function toNewRestaurant(details: RestaurantDetails, userId: string) {
  return {
    ...toRestaurantColumns(details),
    cnpj: normalizeCnpj(details.cnpj),
    user_id: userId,
    consulting_credit_balance: 0,
  }
}

const savedText = z.catch(z._default(z.string(), ''), '')
const savedDetailsSchema = z.object({
  [signUpDetailsKey]: z.object({
    name: savedText,
    cnpj: savedText,
    contact_name: savedText,
    contact_phone: savedText,
    restaurant_type: savedText,
    city: savedText,
    state: savedText,
  }),
})

/** The details of an unfinished sign-up, formatted for the form, or null. */
export function readUnfinishedSignUp(metadata: Record<string, unknown>) {
  const parsed = savedDetailsSchema.safeParse(metadata)
  if (!parsed.success) return null
  const saved = parsed.data[signUpDetailsKey]
  return {
    ...saved,
    cnpj: maskitoTransform(saved.cnpj, cnpjMask),
    contact_phone: maskitoTransform(saved.contact_phone, phoneMask),
  }
}
