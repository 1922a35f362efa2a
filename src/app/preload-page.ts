import { frames } from './frames/frames'
import { NotFoundPage, routeAt } from './routes'

/**
 * Loads a page and its frames ahead of time. A file that does not arrive is requested again, and its failure shown,
 * by the page itself.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  const parts = route ? [...frames[route.frame], route.page] : [NotFoundPage]
  await Promise.allSettled(parts.map(({ preload }) => preload()))
}
