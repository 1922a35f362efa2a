import { pageRoutes } from '@/app/routes'

/** Keeps crawlers away from all unlisted pages. */
export function robotsFile(siteUrl: string): string {
  // A rule covers every path that begins with it.
  const starts = pageRoutes.flatMap(({ path, robots }) =>
    robots === 'noindex' ? [path.replace(/\/:.*/, '')] : [],
  )
  return [
    'User-agent: *',
    ...[...new Set(starts)].map((start) => `Disallow: ${start}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

export function sitemapFile(siteUrl: string): string {
  const addresses = pageRoutes.flatMap(({ path, robots }) =>
    robots === 'index' ? [`  <url><loc>${siteUrl}${path}</loc></url>`] : [],
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}
