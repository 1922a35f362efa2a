import { useSyncExternalStore } from 'react'

/** Under which name the auth client keeps its session on the device. */
const sessionKey = /^sb-.+-auth-token$/

/**
 * Whether somebody is probably signed in on this device. A look at the storage, so that this page need not load
 * the auth client; the pages behind the login decide for real.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => sessionKey.test(key))
  } catch {
    return false
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** `hasStoredSession`, following sign-ins and sign-outs in other tabs. False while rendered ahead of time. */
export function useStoredSession(): boolean {
  return useSyncExternalStore(subscribe, hasStoredSession, () => false)
}
