import { useEffect } from 'react'
import { absoluteUrl } from '@/config/site'
import type { PageRoute } from './routes'

/** The document's title and, where search engines list the page, its description and canonical address. */
export function PageMetadata({ route }: { route: PageRoute }) {
  return (
    <>
      {route.title !== null && <title>{route.title}</title>}
      {route.robots === 'index' && (
        <ListedMetadata description={route.description} canonical={absoluteUrl(route.path)} />
      )}
    </>
  )
}

interface ListedMetadataProps {
  description: string
  /** Absolute URL. */
  canonical: string
}

/** `src/prerender` moves the rendered elements into the head; in the browser an effect updates the head. */
function ListedMetadata({ description, canonical }: ListedMetadataProps) {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    const link = document.querySelector('link[rel="canonical"]')
    const before = [meta?.getAttribute('content'), link?.getAttribute('href')]
    meta?.setAttribute('content', description)
    link?.setAttribute('href', canonical)
    return () => {
      meta?.setAttribute('content', before[0] ?? '')
      link?.setAttribute('href', before[1] ?? '')
    }
  }, [description, canonical])
  if (!import.meta.env.SSR) return null
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
    </>
  )
}
