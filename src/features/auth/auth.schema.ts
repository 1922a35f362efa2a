import * as z from 'zod/mini'
import { emailError } from '@/forms/field-rules'
import { restaurantFields, textWith } from '@/forms/restaurant-fields'

export const emailSchema = z.object({ email: textWith(emailError) })
export type EmailValues = z.output<typeof emailSchema>

/** Login and the first step of sign-up share one form, which keeps the input when switching. */
export const loginSchema = z.object({
  email: textWith(emailError),
  password: textWith((value) => (value === '' ? 'Senha é obrigatória' : null)),
  city: z.string(),
  state: z.string(),
})

export const signUpSchema = z.object({
  email: textWith(emailError),
  password: textWith((value) => {
    if (value === '') return 'Senha é obrigatória'
    return value.length < 6 ? 'Senha deve ter pelo menos 6 caracteres' : null
  }),
  city: restaurantFields.city,
  state: restaurantFields.state,
})
export type AccountValues = z.output<typeof signUpSchema>

/** The last step of sign-up checks for presence only; the profile and the database are stricter. */
export const detailsSchema = z.object({
  name: restaurantFields.name,
  contact_name: restaurantFields.contact_name,
  cnpj: restaurantFields.cnpjPresent,
  contact_phone: restaurantFields.phonePresent,
  restaurant_type: restaurantFields.restaurant_type,
})
export type DetailsValues = z.output<typeof detailsSchema>

/** The first requirement that a strict password fails, or null. */
export function strictPasswordError(password: string): string | null {
  if (password === '') return 'Senha é obrigatória'
  if (password.length < 8) return 'Senha deve ter pelo menos 8 caracteres'
  if (!/\p{Lu}/u.test(password)) return 'Senha deve ter pelo menos uma letra maiúscula'
  if (!/\p{Ll}/u.test(password)) return 'Senha deve ter pelo menos uma letra minúscula'
  if (!/\d/.test(password)) return 'Senha deve ter pelo menos um número'
  return null
}

export const newPasswordSchema = z
  .object({ password: textWith(strictPasswordError), confirmation: z.string() })
  .check(
    z.refine((values) => values.password === values.confirmation, {
      path: ['confirmation'],
      error: 'As senhas não conferem',
    }),
  )
export type NewPasswordValues = z.output<typeof newPasswordSchema>
