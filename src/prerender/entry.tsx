import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App, preloadFirstScreen } from '@/app/app'
import { OfflineNotice, PageArrival } from '@/app/inside'
import { ProtectedLayout } from '@/app/pages'
import { CopperStillLater } from '@/ui/illustrations/copper-still-later'

export { structuredData } from './structured-data'

/**
 * The first screens as HTML: the age gate, and the pages of those whose age is remembered, by path. Of a page behind
 * the login there is the waiting alone, which needs nothing of the page.
 */
export async function renderFirstScreens(
  publicPaths: readonly string[],
  privatePaths: readonly string[],
): Promise<{ gate: string; pages: Record<string, string> }> {
  const paths = [...publicPaths, ...privatePaths]
  await Promise.all([
    preloadFirstScreen(false, ''),
    ...publicPaths.map((path) => preloadFirstScreen(true, path)),
    ProtectedLayout.preload(),
    CopperStillLater.preload(),
    PageArrival.preload(),
    OfflineNotice.preload(),
  ])
  const render = (path: string, ageRemembered: boolean) => {
    const At = ({ children }: { children: ReactNode }) => (
      <StaticRouter location={path}>{children}</StaticRouter>
    )
    return renderToString(
      <StrictMode>
        <App ageRemembered={ageRemembered} router={At} />
      </StrictMode>,
    )
  }
  return {
    gate: render('/', false),
    pages: Object.fromEntries(paths.map((path) => [path, render(path, true)])),
  }
}
