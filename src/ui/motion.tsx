import { LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: no-preference)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** True in the browser when the person has not asked for less motion; false while rendering on a server. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

let features: Promise<typeof import('./motion-features')> | undefined

function loadFeatures() {
  features ??= import('./motion-features')
  return features.then((module) => module.default)
}

interface RevealProps {
  /** Place in a list: each one comes 0.1 s after the one before. */
  index?: number
  className?: string
  children: ReactNode
}

/**
 * An entrance: fades and rises by 12 px in 0.25 s. Server-rendered content stays as it is, and with reduced motion
 * nothing moves. Not for what is above the fold of a first page: it would paint later.
 */
export function Reveal({ index = 0, className, children }: RevealProps) {
  const allowed = useMotionAllowed()
  // Decided once: a change of mind after mounting must not hide what already shows.
  const [enters] = useState(allowed)
  const [broken, setBroken] = useState(false)
  if (!enters || broken) return <div className={className}>{children}</div>
  return (
    <LazyMotion
      strict
      features={() =>
        loadFeatures().catch((error: unknown) => {
          // Without the animation code the element would stay transparent.
          setBroken(true)
          throw error
        })
      }
    >
      <m.div
        className={className ?? ''}
        initial={{ opacity: 0, y: 12 }}
        animate={{ opacity: 1, y: 0 }}
        transition={{ duration: 0.25, delay: index * 0.1, ease: 'easeOut' }}
      >
        {children}
      </m.div>
    </LazyMotion>
  )
}
