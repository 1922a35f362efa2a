import { frames } from './frames/frames'
import { NotFoundPage, routeAt } from './routes'

/** Loads a page and its frames ahead of time. The page itself requests a failed file again and shows the failure. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  const parts = route ? [...frames[route.frame], route.page] : [NotFoundPage]
  await Promise.allSettled(parts.map(({ preload }) => preload()))
}
