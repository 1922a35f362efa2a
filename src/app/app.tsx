import { AgeGate } from '@/features/age-gate/age-gate'
import { CookieConsent } from '@/features/cookie-consent/cookie-consent'
import { Toaster } from '@/ui/toaster'
import { PageBoundary } from './page-boundary'
import { AppRoutes } from './router'

/** Nothing but the age gate is shown until the visitor's age is confirmed, whatever the route. */
export function App({ ageRemembered }: { ageRemembered: boolean }) {
  return (
    <>
      <AgeGate remembered={ageRemembered}>
        <PageBoundary>
          <AppRoutes />
        </PageBoundary>
        <CookieConsent />
      </AgeGate>
      <Toaster />
    </>
  )
}
