import { createContext, use } from 'react'
import type { AuthUser } from '@/data/client/stored-session'
import type { Restaurant } from '@/data/tables/restaurants'

type Common = {
  /** Reads the restaurant again, including its balance. */
  refreshRestaurant: () => Promise<Restaurant | null>
  /** Shows a known balance until the next read confirms it. */
  setBalance: (credits: number) => void
  signOut: () => Promise<void>
}

export type SignedIn = {
  status: 'signed-in'
  user: AuthUser
  restaurant: Restaurant | null
  /** Credits; 0 while there is no restaurant. */
  balance: number
  /** Some automations cost nothing: a card is usable when the balance covers its cost, not by this flag. */
  canUseAutomations: boolean
  isProfileComplete: boolean
}

export type Session = Common &
  /** `userId` is known before the restaurant. */
  ({ status: 'loading'; userId?: string | undefined } | { status: 'signed-out' } | SignedIn)

export const SessionContext = createContext<Session | null>(null)

/** The session, whatever its state. Throws outside `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used within SessionProvider')
  return session
}

/** The session of a page behind the access gate, where a user is always signed in. */
export function useOwner(): Common & SignedIn {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('useOwner must be used behind the access gate')
  return session
}
