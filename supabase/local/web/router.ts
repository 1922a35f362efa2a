export type Method = 'GET' | 'POST' | 'DELETE'

export interface Route<Handler> {
  method: Method
  pattern: RegExp
  handler: Handler
}

/**
 * A route whose path may have `:name` segments: `route('GET', '/v1/events/:id', handler)`. A segment contains
 * no slash and is URL-decoded.
 */
export function route<Handler>(method: Method, path: string, handler: Handler): Route<Handler> {
  const source = path.replace(/[.]/g, '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return { method, pattern: new RegExp(`^${source}$`), handler }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Returns the first matching route with its parameters, or null. */
export function matchRoute<Handler>(
  routes: readonly Route<Handler>[],
  method: string,
  path: string,
): { handler: Handler; params: Readonly<Record<string, string>> } | null {
  for (const candidate of routes) {
    if (candidate.method !== method) continue
    const groups = candidate.pattern.exec(path)
    if (groups === null) continue
    const params = Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decode(value)] as const)
    return { handler: candidate.handler, params: Object.fromEntries(params) }
  }
  return null
}
