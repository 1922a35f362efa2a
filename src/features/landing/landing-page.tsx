import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFirstMove } from '@/ui/first-move'
import { SkipLink } from '@/ui/skip-link'
import { Hero } from './components/hero'
import { LandingHeader } from './components/landing-header'
import { Promises } from './components/promises'
import { useStoredSession } from './use-stored-session'

const BelowTheFold = lazy(() => import('./components/below-the-fold'))
const AfterMain = lazy(() => import('./components/after-main'))

/**
 * The public landing page. Fast on a phone: loads neither the auth client nor a dialog library. The first screen is
 * prerendered; the rest loads with the visitor's first move, or at once where the screen reaches it.
 */
export function LandingPage({ newsletter }: { newsletter: ReactNode }) {
  const signedIn = useStoredSession()
  const moved = useFirstMove()
  const [reached, setReached] = useState(false)
  const [complete, setComplete] = useState(false)
  return (
    <>
      <SkipLink />
      <LandingHeader signedIn={signedIn} />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Hero signedIn={signedIn} />
        <Promises />
        {moved || reached ? (
          <Suspense fallback={<Space />}>
            <BelowTheFold signedIn={signedIn} onComplete={() => setComplete(true)} />
          </Suspense>
        ) : (
          <Space onReach={() => setReached(true)} />
        )}
      </main>
      {complete && (
        <Suspense>
          <AfterMain newsletter={newsletter} />
        </Suspense>
      )}
    </>
  )
}

interface SpaceProps {
  /** Called when some of it is on the screen. */
  onReach?: () => void
}

/** Stands where the lower part will be. */
function Space({ onReach }: SpaceProps) {
  const space = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(() => onReach?.())
  useEffect(() => {
    if (!space.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reach()
    })
    observer.observe(space.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={space} className="min-h-dvh" />
}
