import type { Session } from '@supabase/supabase-js'
import { supabase } from './client'

export type AuthUser = { id: string; email: string; metadata: Record<string, unknown> }

function toUser(session: Session | null): AuthUser | null {
  if (!session) return null
  return { id: session.user.id, email: session.user.email ?? '', metadata: session.user.user_metadata }
}

/**
 * Calls back with the signed-in user now and at every change (signed in or out, token refreshed, user
 * updated, password recovery). A session that cannot be restored is cleaned up and reported as none.
 * Returns the function that stops it.
 */
export function watchUser(onChange: (user: AuthUser | null, event: string) => void): () => void {
  const { data } = supabase.auth.onAuthStateChange((event, session) => {
    if (event !== 'INITIAL_SESSION') onChange(toUser(session), event)
  })
  supabase.auth.getSession().then(async ({ data: { session }, error }) => {
    if (error) {
      console.error('getSession', error.message)
      await supabase.auth.signOut({ scope: 'local' })
    }
    onChange(error ? null : toUser(session), 'INITIAL_SESSION')
  })
  return () => data.subscription.unsubscribe()
}

/** Signs out on this device. A failure is only logged: the local session is gone either way. */
export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  if (error) console.error('signOut', error.message)
}
