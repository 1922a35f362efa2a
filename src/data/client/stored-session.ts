import * as z from 'zod/mini'
import { readEnvironment } from '@/config/environment'

const { supabaseUrl } = readEnvironment(import.meta.env, window.location.origin)

/** The storage key of the auth client's session: the name that supabase-js would choose. */
export const storageKey = `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`

/** The auth client renews tokens that expire within this time. */
const margin = 90_000

const userSchema = z.object({
  id: z.string(),
  email: z._default(z.string(), ''),
  user_metadata: z._default(z.record(z.string(), z.unknown()), {}),
})

const sessionSchema = z.object({ access_token: z.string(), expires_at: z.number(), user: userSchema })

export type AuthUser = { id: string; email: string; metadata: Record<string, unknown> }

export interface StoredSession {
  accessToken: string
  /** False when the token has expired, or is about to, by the device's clock. */
  isFresh: boolean
  user: AuthUser
}

/** The session on this device, as the auth client stored it; null when there is none or it is unreadable. */
export function readStoredSession(): StoredSession | null {
  try {
    const stored = sessionSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    if (!stored.success) return null
    const { access_token: accessToken, expires_at: expiresAt, user } = stored.data
    return {
      accessToken,
      isFresh: expiresAt * 1000 - Date.now() > margin,
      user: { id: user.id, email: user.email, metadata: user.user_metadata },
    }
  } catch {
    // Storage is disabled, or something else wrote to it.
    return null
  }
}
