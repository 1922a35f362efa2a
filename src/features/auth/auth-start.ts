import type { Location } from 'react-router-dom'
import type { AccountMode } from './components/account-form'

/** What a link to /auth says in its state under a name; anything but a text is nothing. */
function textIn(state: unknown, name: string): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null
  return typeof value === 'string' ? value : ''
}

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
  const mode = textIn(location.state, 'mode')
  return {
    step: mode === 'recovery' ? mode : 'account',
    mode: mode === 'signup' ? mode : 'login',
    city: textIn(location.state, 'city'),
    state: textIn(location.state, 'state') || 'Ceará',
    brokenLink: isBrokenLink(location.hash),
  }
}

/** The auth service sends whoever follows an expired or used link back with `#error_code=…`. */
export function isBrokenLink(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).has('error_code')
}
