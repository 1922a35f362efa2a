import type { Session } from '@/session/session-context'

/** What prevents a visitor from buying, or null. */
export function purchaseObstacle(session: Session): 'signed-out' | 'profile-incomplete' | null {
  if (session.status !== 'signed-in') return 'signed-out'
  return session.isProfileComplete ? null : 'profile-incomplete'
}
