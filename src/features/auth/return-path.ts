import type { Location } from 'react-router-dom'
import { paths } from '@/config/paths'

const site = 'https://site.invalid'

/**
 * A path of this site, or null. Refuses what browsers resolve to another site: `//host`, backslashes (read as slashes)
 * and control characters (stripped). Refuses the login itself, which would loop.
 */
export function safeReturnPath(candidate: unknown): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
  if (typeof candidate !== 'string' || !/^\/(?!\/)[^\\\x00-\x20\x7f]*$/.test(candidate)) return null
  if (!URL.canParse(candidate, site)) return null
  const { origin, pathname } = new URL(candidate, site)
  if (origin !== site || pathname.startsWith('//')) return null
  return pathname === paths.auth || pathname.startsWith(`${paths.auth}/`) ? null : candidate
}

/** Where the visitor was going: the location stored by the access gate, or `?redirect=`. */
export function originOf(location: Pick<Location, 'state' | 'search'>): string | null {
  const from: unknown = isRecord(location.state) ? location.state.from : undefined
  return safeReturnPath(pathOf(from)) ?? safeReturnPath(new URLSearchParams(location.search).get('redirect'))
}

function pathOf(from: unknown): unknown {
  if (!isRecord(from)) return from
  const { pathname, search, hash } = from
  return [pathname, search, hash].filter((part) => typeof part === 'string').join('')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
