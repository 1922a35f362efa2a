import * as z from 'zod/mini'
import { referralSources, revenueRanges } from '@/content/waitlist-words'
import { normalizeCnpj } from '@/domain/cnpj'
import { digitsOf } from '@/domain/contact'
import { requiredText, restaurantFields, textOrNull, textWith } from '@/forms/restaurant-fields'
import { stateCodeOf, states, type WaitlistValues } from './waitlist-values'

/** As stored. */
export const interests = [
  'drinks autorais com cachaça',
  'harmonização de pratos',
  'reformulação de menu',
  'análise de vendas',
  'conteúdo para redes sociais',
  'treinamento de equipe',
  'consultoria estratégica',
  'workshops presenciais',
] as const

const isOneOf = (options: readonly { value: string }[], value: string) =>
  options.some((option) => option.value === value)

/** Instagram's rule for handles, applied after extracting the handle from pasted text. */
const handlePattern = /^[A-Za-z0-9._]{1,30}$/

export function toHandle(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i, '')
    .replace(/[/?].*$/, '')
    .replace(/^@+/, '')
}

/** The URL with its scheme, or null when it is invalid. */
export function toWebsite(typed: string): string | null {
  const address = typed.trim()
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
  if (!/^https?:\/\//i.test(withScheme) || !URL.canParse(withScheme)) return null
  return new URL(withScheme).hostname.includes('.') ? withScheme : null
}

const optionalText = (limit: number) =>
  textWith((value) => (value.trim().length > limit ? `Use no máximo ${limit} caracteres` : null))

export const waitlistSchema = z.object({
  restaurant_name: restaurantFields.name,
  cnpj: restaurantFields.cnpj,
  contact_name: restaurantFields.contact_name,
  email: restaurantFields.contact_email,
  contact_phone: restaurantFields.contact_phone,
  city: restaurantFields.city,
  state: textWith((value) => (states.some(({ name }) => name === value) ? null : 'Estado é obrigatório')),
  establishment_type: restaurantFields.restaurant_type,
  monthly_revenue_range: textWith((value) =>
    isOneOf(revenueRanges, value) ? null : 'Faturamento mensal é obrigatório',
  ),
  interested_in: z.array(z.enum(interests)).check(z.minLength(1, 'Selecione pelo menos um interesse')),
  instagram_handle: textWith((value) =>
    value.trim() === '' || handlePattern.test(toHandle(value)) ? null : 'Instagram inválido',
  ),
  website: textWith((value) => {
    if (value.trim() === '') return null
    if (value.trim().length > 280) return 'Use no máximo 280 caracteres'
    return toWebsite(value) ? null : 'Site inválido'
  }),
  current_cachaca_supplier: optionalText(120),
  referral_source: textWith((value) =>
    value === '' || isOneOf(referralSources, value) ? null : 'Escolha uma das opções',
  ),
  notes: optionalText(2000),
})

export const placeSchema = z.object({
  city: requiredText('Cidade é obrigatória', 100),
  state: waitlistSchema.shape.state,
})

/** The row of `expansion_waitlist`: digits without punctuation, the handle with its @, no empty texts. */
export function toWaitlistEntry(values: WaitlistValues) {
  const handle = toHandle(values.instagram_handle)
  return {
    email: values.email.trim().toLowerCase(),
    restaurant_name: values.restaurant_name.trim(),
    cnpj: normalizeCnpj(values.cnpj),
    contact_name: values.contact_name.trim(),
    contact_phone: digitsOf(values.contact_phone),
    city: values.city.trim(),
    state: values.state,
    state_code: stateCodeOf(values.state),
    instagram_handle: handle === '' ? null : `@${handle}`,
    website: values.website.trim() === '' ? null : toWebsite(values.website),
    interested_in: values.interested_in,
    monthly_revenue_range: values.monthly_revenue_range,
    current_cachaca_supplier: textOrNull(values.current_cachaca_supplier),
    referral_source: values.referral_source || null,
    notes: textOrNull(values.notes),
  }
}
