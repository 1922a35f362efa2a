import { useSyncExternalStore } from 'react'
import { hasStoredSession } from '@/data/client/session-hint'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** `hasStoredSession`, following sign-ins and sign-outs in other tabs. False while prerendering. */
export function useStoredSession(): boolean {
  return useSyncExternalStore(subscribe, hasStoredSession, () => false)
}
