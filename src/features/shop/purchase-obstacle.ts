import type { Session } from '@/session/session-context'

/** What stands between a visitor and a purchase, or null. */
export function purchaseObstacle(session: Session): 'signed-out' | 'profile-incomplete' | null {
  if (session.status !== 'signed-in') return 'signed-out'
  return session.isProfileComplete ? null : 'profile-incomplete'
}
