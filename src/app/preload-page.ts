import { frames } from './frames/frames'
import { NotFoundPage, type PageRoute, routeAt } from './routes'

/** Loads a page and its frames ahead of time. The page itself requests a failed file again and shows the failure. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  const parts = route ? [...frames[route.frame], route.page] : [NotFoundPage]
  await Promise.allSettled(parts.map(({ preload }) => preload()))
}

/** `preloadPage` for the first screen: starts the reads of a page behind the login as well. */
export async function preloadFirstPage(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  await Promise.allSettled([preloadPage(pathname), route?.needsSession && startReads(route)])
}

async function startReads(route: PageRoute): Promise<void> {
  const page = route.frame === 'owner' ? route.firstReads?.() : undefined
  const { openSession } = await import('@/session/open-session')
  openSession(page?.then(({ firstReads }) => firstReads) ?? null)
}
