import { useEffect } from 'react'

interface PageHeadProps {
  /** Left out where the page sets its own, step by step. */
  title?: string
  /** For search engines: one sentence, up to some 160 characters. */
  description: string
  /** The page's own address, absolute. */
  canonical: string
}

/**
 * Title, description and canonical address of a public page. Where it is rendered ahead of time they are written
 * out, for `src/prerender` to put into the head; in the browser they are changed there.
 */
export function PageHead({ title, description, canonical }: PageHeadProps) {
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
  return (
    <>
      {title && <title>{title}</title>}
      {import.meta.env.SSR && (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={canonical} />
        </>
      )}
    </>
  )
}
