import { expect, it } from 'vitest'
import type { Session } from '@/session/session-context'
import { purchaseObstacle } from './purchase-obstacle'

const common = {
  refreshRestaurant: () => Promise.resolve(null),
  setBalance: () => undefined,
  signOut: () => Promise.resolve(),
}
const signedIn = {
  ...common,
  status: 'signed-in',
  user: { id: 'u', email: 'a@b.com', metadata: {} },
  restaurant: null,
  balance: 0,
  canUseAutomations: false,
} as const

it.each<[Session, ReturnType<typeof purchaseObstacle>]>([
  [{ ...common, status: 'signed-out' }, 'signed-out'],
  [{ ...common, status: 'loading' }, 'signed-out'],
  [{ ...signedIn, isProfileComplete: false }, 'profile-incomplete'],
  [{ ...signedIn, isProfileComplete: true }, null],
])('a purchase needs a signed-in owner with a complete profile (%#)', (session, obstacle) => {
  expect(purchaseObstacle(session)).toBe(obstacle)
})
