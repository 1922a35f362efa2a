import type { Location } from 'react-router-dom'
import type { AccountMode } from './components/account-form'

/** A text from the state of a link to /auth. Any other type counts as absent. */
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
 * Where /auth starts. Links of this site may open sign-up (with city and state, as from the service-area page) or
 * password recovery. The auth service redirects broken links here.
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
 * Whether the URL comes from a broken link of the auth service: with `error_code`, expired or used; with `code`,
 * requested on another device. Our own e-mails use neither.
 */
export function isBrokenLink({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
  return query.has('code') || query.has('error_code') || fragment.has('error_code')
}
