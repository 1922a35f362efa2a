import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App, BehindAgeGate, preloadFirstScreen } from '@/app/app'
import { OfflineNotice, PageArrival } from '@/app/behind-age-gate'
import { BehindLogin, frames, SessionFrame } from '@/app/frames/frames'
import { NotFoundPage, pageRoutes } from '@/app/routes'
import { AgeQuestion } from '@/features/age-gate/age-question'
import { Still } from '@/features/landing/components/still'
import { CopperStillLater } from '@/ui/illustrations/copper-still-later'

export { robotsFile, sitemapFile } from './site'
export { structuredData } from './structured-data'

const prerendered = pageRoutes.flatMap((route) => (route.prerender ? [{ ...route, ...route.prerender }] : []))

/**
 * The prerendered screens as HTML: the age gate, and the pages for visitors whose age is remembered. For a page behind
 * the login this is only the waiting screen, which needs no code of the page.
 */
export async function renderScreens() {
  const parts = [SessionFrame, BehindLogin, CopperStillLater, Still, PageArrival, OfflineNotice]
  await Promise.all([
    preloadFirstScreen(false, ''),
    ...prerendered.flatMap(({ path, content }) =>
      content === 'page' ? [preloadFirstScreen(true, path)] : [],
    ),
    ...parts.map(({ preload }) => preload()),
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
    pages: prerendered.map(({ path, content, unless }) => ({
      path,
      content,
      unless,
      markup: render(path, true),
    })),
  }
}

/** These open the session. A page behind the login requests them with its own files. */
const sessionClient = [
  { preload: () => import('@/session/open-session') },
  { preload: () => import('@/data/tables/restaurants') },
]

/** Imports the modules with which each page and the gate start, besides the app’s entry. */
export async function importScreens() {
  const load = (parts: readonly { preload: () => Promise<object> }[]) =>
    Promise.all(parts.map(({ preload }) => preload()))
  const pages = pageRoutes.map(async ({ path, frame, page, needsSession, robots }) => ({
    path,
    listed: robots === 'index',
    imports: await load([BehindAgeGate, ...frames[frame], page, ...(needsSession ? sessionClient : [])]),
  }))
  return {
    gate: await load([AgeQuestion]),
    /** Any page, whatever its route. */
    other: await load([BehindAgeGate]),
    notFound: await load([NotFoundPage]),
    /** A page behind the login, when the stored token has expired. */
    renewal: await load([{ preload: () => import('@/data/client/auth') }]),
    pages: await Promise.all(pages),
  }
}
