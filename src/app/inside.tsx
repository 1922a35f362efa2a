import { type ComponentType, type ReactNode, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { paths } from '@/config/paths'
import { CookieConsent } from '@/features/cookie-consent/cookie-consent'
import { optional, preloadable } from '@/ui/preloadable'
import { Toaster } from '@/ui/toaster'
import { PageFallback } from './page-fallback'
import { usePrefetchOnIntent } from './prefetch-on-intent'

const otherPages = () => import('./other-pages')
const LandingPage = preloadable(() => import('./landing-with-newsletter'))
const OtherPages = preloadable(otherPages)
// These have nothing to do before something happens: their scripts may come last.
export const PageArrival = optional(() => import('./page-arrival'))
export const OfflineNotice = optional(() => import('./offline-notice'))

export interface InsideProps {
  /** Another router where there is no browser. */
  router?: ComponentType<{ children: ReactNode }> | undefined
}

/** All that is behind the age gate. */
export default function Inside({ router: Router = BrowserRouter }: InsideProps) {
  usePrefetchOnIntent(preloadPage)
  return (
    <Router>
      <Suspense fallback={<PageFallback />}>
        <Routes>
          <Route path={paths.home} element={<LandingPage />} />
          <Route path="*" element={<OtherPages />} />
        </Routes>
      </Suspense>
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

/** Asks for the files of a page ahead of time; rejects when they do not arrive. */
export async function preloadPage(pathname: string): Promise<void> {
  if (pathname === paths.home) return void (await LandingPage.preload())
  const [pages] = await Promise.all([otherPages(), OtherPages.preload()])
  await pages.preloadPage(pathname)
}
