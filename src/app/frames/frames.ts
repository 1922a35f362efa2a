import { type Preloadable, preloadable } from '@/ui/preloadable'

export const PublicFrame = preloadable(() => import('./public-frame'))
export const SessionFrame = preloadable(() => import('./session-frame'))
export const BehindLogin = preloadable(() => import('./behind-login'))
export const OwnerFrame = preloadable(() => import('./owner-frame'))

/** What stands around a page, from the outside in. */
export const frames = {
  /** The page brings its own header and footer. */
  none: [],
  public: [PublicFrame],
  /** The page may ask who is signed in, and read the database. */
  session: [SessionFrame],
  owner: [SessionFrame, BehindLogin, OwnerFrame],
} as const satisfies Record<string, readonly Pick<Preloadable<never>, 'preload'>[]>

export type Frame = keyof typeof frames
