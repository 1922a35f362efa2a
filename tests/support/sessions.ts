import type { Session, SignedIn } from '@/session/session-context'

const actions = {
  refreshRestaurant: () => Promise.resolve(null),
  setBalance: () => undefined,
  signOut: () => Promise.resolve(),
}

/** A session without a user. */
export function visitorSession(status: 'loading' | 'signed-out'): Session {
  return { ...actions, status }
}

/** The session of a user who has no restaurant yet, unless `known` says more. */
export function ownerSession(known: Partial<Session & SignedIn> = {}): Session {
  return {
    ...actions,
    status: 'signed-in',
    user: { id: 'ana', email: 'ana@exemplo.com', metadata: {} },
    restaurant: null,
    balance: 0,
    canUseAutomations: false,
    isProfileComplete: false,
    ...known,
  }
}
