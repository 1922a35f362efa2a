import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { SkipLink } from '@/ui/skip-link'
import { Hero } from './components/hero'
import { LandingHeader } from './components/landing-header'
import { Promises } from './components/promises'
import { useStoredSession } from './use-stored-session'

const BelowTheFold = lazy(() => import('./components/below-the-fold'))
const AfterMain = lazy(() => import('./components/after-main'))

/**
 * The public landing page. Fast on a phone: loads neither the auth client nor a dialog library. The first screen is
 * prerendered; the rest loads once the app runs.
 */
export function LandingPage({ newsletter }: { newsletter: ReactNode }) {
  const signedIn = useStoredSession()
  const running = useRunning()
  const [complete, setComplete] = useState(false)
  const space = <div className="min-h-dvh" />
  return (
    <>
      <SkipLink />
      <LandingHeader signedIn={signedIn} />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Hero signedIn={signedIn} />
        <Promises />
        {running ? (
          <Suspense fallback={space}>
            <BelowTheFold signedIn={signedIn} onComplete={() => setComplete(true)} />
          </Suspense>
        ) : (
          space
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

const subscribe = () => () => {}

/** False while prerendering and hydrating. */
function useRunning(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
