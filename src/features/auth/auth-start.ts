import type { Location } from 'react-router-dom'
import * as z from 'zod/mini'
import type { AccountMode } from './components/account-form'

const text = z.catch(z._default(z.string(), ''), '')

/** What a link to /auth may say in its state; anything else is a plain visit. */
const stateSchema = z.catch(
  z.object({
    mode: z.catch(z.enum(['login', 'signup', 'recovery']), 'login'),
    city: text,
    state: text,
  }),
  { mode: 'login', city: '', state: '' },
)

export type Start = {
  step: 'account' | 'recovery'
  mode: AccountMode
  city: string
  state: string
  brokenLink: boolean
}

/**
 * Where /auth begins. Links of this site may ask for sign-up (with city and state, as from the service-area
 * page) or for password recovery; an e-mail's link that no longer works says so in the hash.
 */
export function startOf(location: Pick<Location, 'state' | 'hash'>): Start {
  const { mode, city, state } = stateSchema.parse(location.state)
  return {
    step: mode === 'recovery' ? mode : 'account',
    mode: mode === 'signup' ? mode : 'login',
    city,
    state: state || 'Ceará',
    brokenLink: isBrokenLink(location.hash),
  }
}

/** The auth service sends whoever follows an expired or used link back with `#error_code=…`. */
export function isBrokenLink(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).has('error_code')
}
