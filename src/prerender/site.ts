import type { Plugin } from 'vite'
import { paths } from '../config/paths.ts'

/** Where the product stands when nobody says otherwise. */
export const defaultSiteUrl = 'https://engenho48.com.br'

/** The pages that search engines may list. */
export const publicPaths = [
  paths.home,
  paths.serviceArea,
  paths.exampleReport,
  paths.auth,
  paths.privacy,
  paths.terms,
]

/** Everything behind the login, and the addresses that only e-mails and Stripe lead to. */
const privatePaths = [
  paths.dashboard,
  paths.shop,
  paths.orders,
  paths.profile,
  paths.automations,
  paths.consulting,
  paths.workshops,
  paths.checkoutSuccess,
  paths.newPassword,
  paths.confirmEmail,
  '/consulting-report',
]

export function robotsFile(siteUrl: string): string {
  return [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

export function sitemapFile(siteUrl: string): string {
  const addresses = publicPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}

/** Writes robots.txt and sitemap.xml with the site's own address. */
export function siteFiles(siteUrl: string): Plugin {
  return {
    name: 'engenho-site-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsFile(siteUrl) })
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapFile(siteUrl) })
    },
  }
}
