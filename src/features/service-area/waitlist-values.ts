import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import type * as z from 'zod/mini'
import type { waitlistSchema } from './waitlist.schema'

// Separate from the validation, which loads after the page has been shown.

export interface Place {
  city: string
  /** The state's name. */
  state: string
}

/** Values of the waitlist form, including punctuation. */
export type WaitlistValues = z.output<typeof waitlistSchema>

export const emptyWaitlist: WaitlistValues = {
  restaurant_name: '',
  cnpj: '',
  contact_name: '',
  email: '',
  contact_phone: '',
  city: '',
  state: '',
  establishment_type: '',
  monthly_revenue_range: '',
  interested_in: [],
  instagram_handle: '',
  website: '',
  current_cachaca_supplier: '',
  referral_source: '',
  notes: '',
}

export const states = getStates()

/** "CE" for "Ceará"; empty while no state is chosen. */
export function stateCodeOf(state: string): string {
  return states.find(({ name }) => name === state)?.code ?? ''
}

/** The name of a state given by name or code in any spelling, or ''. */
export function stateNameOf(typed: string): string {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return states.find(({ name, code }) => [plain(name), plain(code)].includes(plain(typed)))?.name ?? ''
}
