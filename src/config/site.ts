/** The product's own domain, unless VITE_SITE_URL says otherwise. */
export const defaultSiteUrl = 'https://engenho48.com.br'

/** The absolute address of one of this site's paths, on the product's own domain. */
export function absoluteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_URL ?? ''}${path}`
}
