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
 * page) or for password recovery; the auth service sends whoever follows a link that no longer works here.
 */
export function startOf(location: Pick<Location, 'state' | 'search' | 'hash'>): Start {
  const mode = textIn(location.state, 'mode')
  return {
    step: mode === 'recovery' ? mode : 'account',
    mode: mode === 'signup' ? mode : 'login',
    city: textIn(location.state, 'city'),
    state: textIn(location.state, 'state') || 'Ceará',
    brokenLink: isBrokenLink(location),
  }
}

/**
 * Whether a link of the auth service led here in vain: with `error_code`, expired or used; with `code`, asked for
 * elsewhere. Our own e-mails carry neither.
 */
export function isBrokenLink({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
  return query.has('code') || query.has('error_code') || fragment.has('error_code')
}
