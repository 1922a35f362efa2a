import { Suspense } from 'react'
import { AgeGate } from '@/features/age-gate/age-gate'
import { AgeQuestion } from '@/features/age-gate/age-question'
import { preloadable } from '@/ui/preloadable'
import type { BehindAgeGateProps } from './behind-age-gate'
import { PageFallback } from './boundaries/page-fallback'
import { StartBoundary } from './boundaries/start-boundary'

const loadBehindAgeGate = () => import('./behind-age-gate')
export const BehindAgeGate = preloadable<BehindAgeGateProps>(loadBehindAgeGate)

interface AppProps extends BehindAgeGateProps {
  ageRemembered: boolean
}

/** Shows only the age gate until the visitor confirms their age, whatever the route. */
export function App({ ageRemembered, router }: AppProps) {
  return (
    <StartBoundary>
      <Suspense fallback={<PageFallback />}>
        <AgeGate remembered={ageRemembered} onIntent={preloadOpened}>
          <BehindAgeGate router={router} />
        </AgeGate>
      </Suspense>
    </StartBoundary>
  )
}

/** Loads the first screen: either the gate or the page behind it, never both. */
export function preloadFirstScreen(ageRemembered: boolean, pathname: string): Promise<unknown> {
  return ageRemembered ? preloadBehindAgeGate(pathname) : AgeQuestion.preload()
}

async function preloadBehindAgeGate(pathname: string): Promise<void> {
  const [{ preloadFirstPage }] = await Promise.all([loadBehindAgeGate(), BehindAgeGate.preload()])
  await preloadFirstPage(pathname)
}

/** Runs while the visitor is still typing. The page requests a failed file again when it renders. */
function preloadOpened(): void {
  preloadBehindAgeGate(window.location.pathname).catch(() => undefined)
}
