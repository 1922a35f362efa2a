/** The product’s own domain, overridden by VITE_SITE_URL. */
export const defaultSiteUrl = 'https://engenho48.com.br'

/** The absolute URL of a path on the product’s own domain. */
export function absoluteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_URL ?? ''}${path}`
}
