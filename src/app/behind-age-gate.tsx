import { type ComponentType, type ReactNode, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { CookieConsent } from '@/features/cookie-consent/cookie-consent'
import { optional } from '@/ui/preloadable'
import { Toaster } from '@/ui/toaster'
import { PageRouter } from './page-router'
import { usePrefetchOnIntent } from './prefetch-on-intent'
import { preloadFirstPage, preloadPage } from './preload-page'

// Both only react to events, so their script can load last.
const late = () => import('./late-parts')
export const PageArrival = optional(async () => ({ default: (await late()).PageArrival }))
export const OfflineNotice = optional(async () => ({ default: (await late()).OfflineNotice }))

export interface BehindAgeGateProps {
  /** Overridden where there is no browser. */
  router?: ComponentType<{ children: ReactNode }> | undefined
}

/** Everything behind the age gate. */
export default function BehindAgeGate({ router: Router = BrowserRouter }: BehindAgeGateProps) {
  usePrefetchOnIntent(preloadPage)
  return (
    <Router>
      <PageRouter />
      <Suspense>
        <PageArrival />
      </Suspense>
      <Suspense>
        <OfflineNotice />
      </Suspense>
      <CookieConsent />
      <Toaster />
    </Router>
  )
}

export { preloadFirstPage }
