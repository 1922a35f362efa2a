import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { PageBoundary } from './boundaries/page-boundary'
import { PageFallback } from './boundaries/page-fallback'
import { BehindLogin, type Frame, OwnerFrame, PublicFrame, SessionFrame } from './frames/frames'
import { PageMetadata } from './page-metadata'
import { preloadPage } from './preload-page'
import { NotFoundPage, type PageRoute, pageRoutes, routeAt } from './routes'

/** Renders the page of the current path in its frame. */
export function PageRouter() {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  // Load frame and page together: the frame renders no page before it knows who is signed in.
  useEffect(() => void preloadPage(pathname), [pathname])
  return (
    <PageBoundary>
      <Suspense fallback={<PageFallback />}>
        <Routes>
          {pagesIn('none')}
          <Route element={<PublicFrame />}>{pagesIn('public')}</Route>
          <Route element={<SessionFrame />}>
            {pagesIn('session')}
            <Route
              element={
                <BehindLogin
                  heading={route?.heading ?? null}
                  firstReads={readsOf(route)}
                  frame={OwnerFrame}
                />
              }
            >
              {pagesIn('owner')}
            </Route>
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}

const readsOf = (route: PageRoute | undefined) => (route?.frame === 'owner' ? route.firstReads : undefined)

const pagesIn = (frame: Frame) =>
  pageRoutes
    .filter((route) => route.frame === frame)
    .map((route) => <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />)

function RoutedPage({ route }: { route: PageRoute }) {
  return (
    <>
      <PageMetadata route={route} />
      {route.heading ? <route.page heading={route.heading} /> : <route.page />}
    </>
  )
}
