import { isAuthRetryableFetchError, type Session } from '@supabase/supabase-js'
import { announceAuth } from './auth-arrival'
import { lastKnownOf } from './last-known'
import { auth } from './services'
import type { AuthUser } from './stored-session'

function toUser(session: Session | null): AuthUser | null {
  if (!session) return null
  return { id: session.user.id, email: session.user.email ?? '', metadata: session.user.user_metadata }
}

/**
 * Calls back with the signed-in user now and at every change (signed in or out, token refreshed, user
 * updated, password recovery). A session that the server refuses is cleaned up and reported as none.
 * Returns the function that unsubscribes.
 */
export function watchUser(onChange: (user: AuthUser | null, event: string) => void): () => void {
  const { data } = auth.onAuthStateChange((event, session) => {
    if (event !== 'INITIAL_SESSION') onChange(toUser(session), event)
  })
  void restoreUser().then((user) => onChange(user, 'INITIAL_SESSION'))
  return () => data.subscription.unsubscribe()
}

async function restoreUser(): Promise<AuthUser | null> {
  const { data, error } = await auth.getSession()
  if (!error) return toUser(data.session)
  console.error('getSession', error.message)
  // Without a response the session may still be valid. Keep it; the client retries the renewal.
  if (!isAuthRetryableFetchError(error)) await signOut()
  return null
}

/** Signs out on this device. A failure is only logged: the local session is gone either way. */
export async function signOut(): Promise<void> {
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) console.error('signOut', error.message)
  // Browsers notify other tabs only. The public pages of this tab listen too.
  window.dispatchEvent(new Event('storage'))
}

announceAuth({ watchUser, lastKnownOf })
