import { expect, it } from 'vitest'
import type { Session } from '@/session/session-context'
import { ownerSession, visitorSession } from '../../../tests/support/sessions'
import { purchaseObstacle } from './purchase-obstacle'

it.each<[Session, ReturnType<typeof purchaseObstacle>]>([
  [visitorSession('signed-out'), 'signed-out'],
  [visitorSession('loading'), 'signed-out'],
  [ownerSession(), 'profile-incomplete'],
  [ownerSession({ isProfileComplete: true }), null],
])('a purchase needs a signed-in owner with a complete profile (%#)', (session, obstacle) => {
  expect(purchaseObstacle(session)).toBe(obstacle)
})
