/** The absolute address of one of this site's paths, on the product's own domain. */
export function absoluteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_URL ?? ''}${path}`
}
