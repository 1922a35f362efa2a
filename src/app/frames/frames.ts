import { type Preloadable, preloadable } from '@/ui/preloadable'

export const PublicFrame = preloadable(() => import('./public-frame'))
export const SessionFrame = preloadable(() => import('./session-frame'))
export const BehindLogin = preloadable(() => import('./behind-login'))
export const OwnerFrame = preloadable(() => import('./owner-frame'))

/** The frames around a page, outermost first. */
export const frames = {
  /** The page brings its own header and footer. */
  none: [],
  public: [PublicFrame],
  /** The page may read the session and the database. */
  session: [SessionFrame],
  owner: [SessionFrame, BehindLogin, OwnerFrame],
} as const satisfies Record<string, readonly Pick<Preloadable<never>, 'preload'>[]>

export type Frame = keyof typeof frames
