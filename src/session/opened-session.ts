import type { QueryClient } from '@tanstack/react-query'
import type { LastKnown } from '@/data/client/last-known'
import type { AuthUser } from '@/data/client/stored-session'

/** A session that was found on the device before the app rendered. */
export interface OpenedSession {
  user: AuthUser
  /** Holds the last known content; the first reads are under way. */
  client: QueryClient
  lastKnown: LastKnown
}

let opened: OpenedSession | null = null

export function setOpenedSession(session: OpenedSession): void {
  opened = session
}

/** The opened session, once: whoever signs in later gets a cache of their own. */
export function takeOpenedSession(): OpenedSession | null {
  const session = opened
  opened = null
  return session
}
