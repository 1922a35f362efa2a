import { Suspense } from 'react'
import { AgeGate } from '@/features/age-gate/age-gate'
import { AgeQuestion } from '@/features/age-gate/age-question'
import { preloadable } from '@/ui/preloadable'
import type { InsideProps } from './inside'
import { PageFallback } from './page-fallback'
import { StartBoundary } from './start-boundary'

const Inside = preloadable<InsideProps>(() => import('./inside'))

interface AppProps extends InsideProps {
  ageRemembered: boolean
}

/** Nothing but the age gate is shown until the visitor's age is confirmed, whatever the route. */
export function App({ ageRemembered, router }: AppProps) {
  return (
    <StartBoundary>
      <Suspense fallback={<PageFallback />}>
        <AgeGate remembered={ageRemembered} onIntent={preloadOpened}>
          <Inside router={router} />
        </AgeGate>
      </Suspense>
    </StartBoundary>
  )
}

/** The files of the first screen: either the gate or what is behind it, never both. */
export function preloadFirstScreen(ageRemembered: boolean, pathname: string): Promise<unknown> {
  return ageRemembered ? preloadInside(pathname) : AgeQuestion.preload()
}

async function preloadInside(pathname: string): Promise<void> {
  const { preloadPage } = await import('./inside')
  await Promise.all([Inside.preload(), preloadPage(pathname)])
}

/** Fetched while the visitor is still typing; what does not arrive is asked for again when it is shown. */
function preloadOpened(): void {
  preloadInside(window.location.pathname).catch(() => undefined)
}
